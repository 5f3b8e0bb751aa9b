// Used by the classic bundler only: Docusaurus Faster compiles with SWC and never reads this file.
module.exports = {
  presets: ['@docusaurus/core/lib/babel/preset'],
};

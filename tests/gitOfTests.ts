/** Where git looks for a repository if a hook, or `git rebase --exec`, runs the tests: in that of the checkout, not in one of a test. */
const REPOSITORY = [
  'GIT_DIR',
  'GIT_COMMON_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
];

/** What people set for all their repositories, and a commit of a test cannot follow: it has no key, and is none of their hooks' concern. */
const SETTINGS = { 'commit.gpgSign': 'false', 'tag.gpgSign': 'false', 'core.hooksPath': '/dev/null' };

/** Keeps repositories that tests make apart from the one that they run in, and from the settings of whoever runs them. */
export function setup(): void {
  for (const name of REPOSITORY) Reflect.deleteProperty(process.env, name);
  const before = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const entries = Object.entries(SETTINGS);
  process.env.GIT_CONFIG_COUNT = String(before + entries.length);
  entries.forEach(([key, value], index) => {
    process.env[`GIT_CONFIG_KEY_${before + index}`] = key;
    process.env[`GIT_CONFIG_VALUE_${before + index}`] = value;
  });
}

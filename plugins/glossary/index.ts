export { GLOSSARY, loadGlossary } from './loadGlossary';
export { rehypeGlossary } from './rehypeGlossary';

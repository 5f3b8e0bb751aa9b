export { default as SearchButton } from './button/SearchButton';
export { default as SearchedWords } from './highlight/SearchedWords';

/** Field and results of the results page, for the browser only. Loaded apart: other pages do not carry it. */
export const importResults = () => import('./page');

export { default as SearchButton } from './button/SearchButton';
export { default as SearchedWords } from './highlight/SearchedWords';

export { default as SearchResults } from './page/lazy';

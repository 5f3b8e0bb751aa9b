// Change: the site's own search in place of nothing (theme-classic) or DocSearch (theme-search-algolia).
export { SearchButton as default } from '@site/src/features/search';

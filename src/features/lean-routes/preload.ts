/** In place of the module of Docusaurus that loads what a location shows. */
export { preloadRoute as default } from './pageRoutes';

/** In place of the module of Docusaurus that loads what a location shows (`plugins/lean-routes`). */
export { preloadRoute as default } from './pageRoutes';

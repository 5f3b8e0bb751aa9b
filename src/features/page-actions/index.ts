export { default as PageActions } from './PageActions';

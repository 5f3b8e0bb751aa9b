export { PageRouter } from './PageRouter';

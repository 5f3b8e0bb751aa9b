export { markPlace } from './markPlace';
export { PageRouter } from './PageRouter';

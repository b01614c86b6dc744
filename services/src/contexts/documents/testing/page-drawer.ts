export { PageDrawer } from '../adapters/page-drawer.js';

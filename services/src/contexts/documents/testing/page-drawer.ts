export { ProcessPageDrawer } from '../adapters/process-page-drawer.js';

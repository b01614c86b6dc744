export { ProcessPageDrawer } from '../infra/process-page-drawer.js';

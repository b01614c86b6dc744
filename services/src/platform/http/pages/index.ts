export { serveWebPages, type WebPages } from './web-pages.js';

export { serveApiReference, type Served } from './api-reference.js';

export * from './views/find-linked-portal.js';
export * from './views/find-shortlink.js';
export * from './views/get-availability.js';
export * from './views/get-embedding-origins.js';
export * from './views/get-file.js';
export * from './views/portals.js';

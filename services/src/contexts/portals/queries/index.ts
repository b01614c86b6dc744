export * from './find-linked-portal.js';
export * from './portals.js';

export * from './find-linked-portal.js';
export * from './get-availability.js';
export * from './get-file.js';
export * from './portals.js';

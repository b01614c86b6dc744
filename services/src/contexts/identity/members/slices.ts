/* The module provides what these export, so that a slice is listed here alone. */
export * from './api/admin-groups.js';
export * from './domain/groups.command.js';
export * from './views/groups.js';

/* The module provides what these export, so that a slice is listed here alone. */
export * from './api/admin-groups.js';
export * from './commands/groups.js';
export * from './queries/groups.js';

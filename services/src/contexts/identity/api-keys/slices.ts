/* The module provides what these export, so that a slice is listed here alone. */
export * from './api/admin-api-keys.js';
export * from './api/new-api-key.controller.js';
export * from './domain/api-keys.command.js';
export * from './views/api-keys.js';

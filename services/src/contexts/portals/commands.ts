export * from './domain/add-file.command.js';
export * from './streams.js';
export * from './domain/change-portal.command.js';
export * from './domain/create-portal.command.js';
export * from './domain/delete-portal.command.js';
export * from './domain/follow-group.command.js';
export * from './domain/opening-hours.command.js';
export * from './domain/portal-changes.service.js';

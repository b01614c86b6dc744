export * from './domain/change-picture.command.js';
export * from './domain/change-session.command.js';
export * from './domain/come-and-go.command.js';
export * from './domain/create-session.command.js';
export * from './domain/delete-session.command.js';
export * from './domain/documents.command.js';
export * from './domain/enter-as-guest.command.js';
export * from './domain/verify-pin.command.js';
export type { Created } from './domain/create-session.js';

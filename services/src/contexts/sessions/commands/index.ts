export * from './change-picture.js';
export * from './change-session.js';
export * from './come-and-go.js';
export * from './create-session.js';
export * from './delete-session.js';
export * from './documents.js';
export * from './enter-as-guest.js';
export * from './verify-pin.js';
export type { Created } from '../domain/create-session.js';

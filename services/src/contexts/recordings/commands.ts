export * from './domain/consent.command.js';
export * from './domain/recording-file.command.js';
export * from './domain/retention.command.js';
export * from './domain/start-recording.command.js';
export * from './domain/stop-recording.command.js';
export * from './domain/tracks.command.js';
export { fileOf } from './domain/file-of.service.js';

export * from './consent.js';
export * from './recording-file.js';
export * from './retention.js';
export * from './start-recording.js';
export * from './stop-recording.js';
export * from './tracks.js';
export { fileOf } from './file-of.js';

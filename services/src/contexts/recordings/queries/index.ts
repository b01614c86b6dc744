export * from './recordings.js';
export * from './recording-info.js';
export * from './read-recording.js';

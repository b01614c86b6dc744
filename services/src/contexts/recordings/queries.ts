export * from './views/recordings.js';
export * from './views/recording-info.js';
export * from './views/read-recording.js';

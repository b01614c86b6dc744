export * from './removals.js';
export * from './require-speaker.js';
export * from './summary.js';
export * from './transcript.js';

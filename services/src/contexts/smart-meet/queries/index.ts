export * from './show-smart-meet.js';
export * from './summary-file.js';
export * from './transcripts.js';

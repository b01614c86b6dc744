export * from './views/show-smart-meet.js';
export * from './views/summary-file.js';
export * from './views/transcripts.js';

export * from './domain/removals.command.js';
export * from './domain/require-speaker.command.js';
export * from './domain/summary.command.js';
export * from './domain/transcript.command.js';

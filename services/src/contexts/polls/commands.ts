export * from './domain/polls.command.js';
export * from './domain/close-polls.command.js';

export * from './domain/polls.command.js';

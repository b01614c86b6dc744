export * from './views/find-polls.js';

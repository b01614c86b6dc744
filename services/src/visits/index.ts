export { Desk, Visit } from './commands/streams.js';

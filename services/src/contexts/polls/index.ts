export { PollsModule } from './polls.module.js';

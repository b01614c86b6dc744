export * from './events.js';
export * as pollMessages from './messages.js';
export * as pollRoutes from './routes.js';
export * from './poll-limits.js';
export { Poll, PollBallot, PollKind, PollShown, RecordedPoll } from './poll.js';

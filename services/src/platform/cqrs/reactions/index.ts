export { BackgroundJobs } from './background-jobs.js';
export { ReactionFeed } from './reaction-feed.js';
export { ReactionsModule } from './reactions.module.js';
export type { Reaction, ReactionEvent } from './reaction.js';
export { VolatileSubscriptions } from './volatile-subscriptions.js';

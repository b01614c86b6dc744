export { Errands, type ErrandsParts } from './errands.js';
export { ReactionFeed } from './reaction-feed.js';
export type { Reaction, ReactionEvent } from './reaction.js';

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ReactionFeed } from './reaction-feed.js';
import { VolatileSubscriptions } from './volatile-subscriptions.js';

/**
 * For contexts that answer events. It depends on commands, so that these are ready before the first
 * event.
 */
@Module({
  imports: [CqrsModule],
  providers: [ReactionFeed, VolatileSubscriptions],
  exports: [ReactionFeed, VolatileSubscriptions],
})
export class ReactionsModule {}

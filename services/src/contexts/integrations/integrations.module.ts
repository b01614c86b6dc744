import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { WebhookSecrets } from './adapters/webhook-secrets.js';
import { WebhookSender } from './adapters/webhook-sender.js';
import { AdminWebhooksController } from './api/admin-webhooks.js';
import { EventFeedController } from './api/event-feed.controller.js';
import { WebhooksController } from './api/webhooks.controller.js';
import * as commands from './commands.js';
import { Couriers } from './delivery/couriers.js';
import { EventFeed } from './feed/event-feed.js';
import * as queries from './queries.js';
import { SendEventsToWebhooks } from './reactions/send-events-to-webhooks.js';

/** Gives other systems what happened: on request, or by webhooks. */
@Module({
  imports: [CqrsModule, ReactionsModule],
  controllers: [AdminWebhooksController, EventFeedController, WebhooksController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([SendEventsToWebhooks]),
    Couriers,
    EventFeed,
    WebhookSecrets,
    WebhookSender,
  ],
})
export class IntegrationsModule {}

import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { chatRoutes } from '@foyer/contracts/chat';

import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { ChannelAccess } from '../domain/channel-access.service.js';
import { FindChannelDocuments, FindMessages } from '../views/find-messages.js';

/** Shows the messages of channels to those who read them. */
@Controller()
export class MessagesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly access: ChannelAccess,
  ) {}

  @Serves(chatRoutes.listMessages)
  async messages(@Input() { query, actor }: InputOf<typeof chatRoutes.listMessages>) {
    const { channelId, upTo } = query;
    const seen = await this.access.reading(channelId, actor);
    const window = windowOfPage(query);
    const { reads, ...listing } = await this.queries.execute(
      new FindMessages({ seen, upTo, window }),
    );
    return { ...paged(listing, query), reads };
  }

  @Serves(chatRoutes.listChannelDocuments)
  async documents(@Input() { query, actor }: InputOf<typeof chatRoutes.listChannelDocuments>) {
    const seen = await this.access.reading(query.channelId, actor);
    const window = windowOfPage(query);
    return paged(await this.queries.execute(new FindChannelDocuments({ seen, window })), query);
  }
}

import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { outboxRoutes } from '@foyer/contracts/identity';

import { Input, listed, Serves, windowOf, type InputOf } from '#platform/http';
import { Log } from '#platform/observability';
import { FindOutboxMails, GetOutboxMail } from '../queries.js';

/** Mails that no one delivers, for the console. */
@Controller()
export class OutboxController {
  constructor(
    private readonly queries: QueryBus,
    private readonly log: Log,
  ) {}

  @Serves(outboxRoutes.adminListOutbox)
  async list(@Input() { query, actor }: InputOf<typeof outboxRoutes.adminListOutbox>) {
    const window = windowOf(query.range);
    const newestFirst = query.sort?.[1] !== 'ASC';
    const search = { ...window, text: query.filter?.q, newestFirst };
    return listed(
      'outbox',
      await this.queries.execute(new FindOutboxMails({ search, reader: actor })),
      window,
    );
  }

  @Serves(outboxRoutes.adminGetOutboxMail)
  async get(@Input() { params, actor }: InputOf<typeof outboxRoutes.adminGetOutboxMail>) {
    const mail = await this.queries.execute(
      new GetOutboxMail({ mailId: params.id, reader: actor }),
    );
    // Its link is as good as a password: who looked is worth a line.
    this.log.info('A mail of the outbox was read', { mailId: params.id, memberId: actor.id });
    return mail;
  }
}

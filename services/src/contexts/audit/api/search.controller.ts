import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { auditRoutes } from '@foyer/contracts/audit';
import type { EventLog } from '@foyer/event-log';
import type { ReadStore } from '@foyer/projections';

import { EventCodec } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { EVENT_LOG, READ_STORE } from '#platform';
import { RecordLook } from '../domain/record-look.command.js';
import { clearData } from '../history/event-reading.js';
import { History } from '../history/history.js';
import { FindSubjects } from '../views/find-subjects.js';
import { searchEvents } from '../history/search-events.js';

/** Finding events by what they are. */
@Controller()
export class SearchController {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly codec: EventCodec,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(auditRoutes.searchEvents)
  async search(@Input() { query, context }: InputOf<typeof auditRoutes.searchEvents>) {
    await this.commands.execute(new RecordLook(context, { look: 'search', asked: query }));
    const { events, next } = await searchEvents({ log: this.log, store: this.store }, query);
    const history = new History(this.log, clearData(this.codec));
    return { events: await history.of(events), next };
  }

  @Serves(auditRoutes.findAuditSubjects)
  async subjects(@Input() { query }: InputOf<typeof auditRoutes.findAuditSubjects>) {
    return this.queries.execute(new FindSubjects(query));
  }
}

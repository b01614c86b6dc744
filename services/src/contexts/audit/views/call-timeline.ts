import { Inject, Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@foyer/contracts/audit';
import type { EventLog } from '@foyer/event-log';
import { timelineEvents, type ReadStore } from '@foyer/projections';

import { EventCodec } from '#platform/cqrs';
import { EVENT_LOG, READ_STORE } from '#platform';
import { clearData } from '../history/event-reading.js';
import { History } from '../history/history.js';

/**
 * The history of one call. A read model knows which events belong to it; what they say is read from
 * the log itself, so that what an auditor sees is what was written.
 */
@Injectable()
export class CallTimeline {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: EventCodec,
  ) {}

  /**
   * All events with this correlation id, in the order in which they happened. Empty where there is
   * nothing.
   */
  async of(correlationId: string): Promise<readonly TimelineEntry[]> {
    const events = await timelineEvents(correlationId, { log: this.log, store: this.store });
    // Names are looked up again for each look, so that no one who has been forgotten lives on in a
    // cache.
    return new History(this.log, clearData(this.codec)).of(events);
  }
}

import { Controller } from '@nestjs/common';
import { eventFeedRoutes } from '@foyer/contracts/integrations';

import { Input, Serves, WrittenAnswer, type InputOf } from '#platform/http';
import { Spends } from '#platform/http/admission';
import { EventFeed } from '../feed/event-feed.js';
import { WaitingReaders } from '../feed/waiting-readers.js';

/** A reader that catches up asks many times in a row; one that waits asks twice a minute. */
const READS = { burst: 60, perSecond: 5 };

/** Gives other systems the events of the log. */
@Controller()
export class EventFeedController {
  readonly #waiting = new WaitingReaders();

  constructor(private readonly feed: EventFeed) {}

  @Serves(eventFeedRoutes.readEvents)
  @Spends(READS)
  async read(@Input() { query, actor, signal }: InputOf<typeof eventFeedRoutes.readEvents>) {
    const { after, type: types, limit, wait } = query;
    const read = () => this.feed.read({ after, types, limit, waitMs: wait * 1_000 }, signal);
    const page = await (wait === 0 ? read() : this.#waiting.during(actor.id, read));
    return new WrittenAnswer(
      `{"events":[${page.events.join()}],"next":${JSON.stringify(page.next)}}`,
    );
  }
}

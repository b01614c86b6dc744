import type { EventPublisher } from '../event-publisher.js';
import type { PublisherLease } from './publisher-leases.js';

/** A publisher that takes events only while they are handed on in turn. */
export function underLease(
  publisher: EventPublisher,
  turn: Pick<PublisherLease, 'isMine'>,
): EventPublisher {
  return {
    publish: async (events) => {
      if (!turn.isMine)
        throw new Error('It is not known whether another publisher hands events on');
      await publisher.publish(events);
    },
    close: () => publisher.close(),
  };
}

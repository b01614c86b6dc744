import type { EventLog } from '@foyer/event-log';
import { v4 } from 'uuid';

import type { Clock } from '../../clock/index.js';
import { openLeaseStore } from '../../cluster/lease/index.js';
import type { Log } from '../../observability/index.js';
import { nodePlace } from '../../stores/places/node-place.js';
import type { StorePlace } from '../../stores/places/store-paths.js';
import { CONTEXTS } from './cloud-event.js';
import { OutboxPublisher } from './outbox-publisher.js';
import { kafkaAddress } from './kafka/kafka-address.js';
import type { OutboxSettings } from './publisher-settings.js';
import { StandbyPublisher } from './standby-publisher.js';
import { FolderLeases, underLease, StoreLeases, type PublisherLeases } from './leases/index.js';

export interface OutboxSurroundings {
  readonly eventLog: EventLog;
  readonly clock: Clock;
  readonly log: Log;
  /** The data folder, where it notes how far it is. */
  readonly folder: string;
  /** The place of read models: publishers that share a server for them take turns there. */
  readonly readStore: StorePlace;
}

/**
 * Begins to hand events on where the settings say to whom. Does not wait for them to be there.
 * @throws StartFailure when the server by which publishers take turns does not answer.
 */
export async function startPublisher(
  { RELAY_URL }: OutboxSettings,
  surroundings: OutboxSurroundings,
): Promise<StandbyPublisher | undefined> {
  const address = RELAY_URL === undefined ? undefined : kafkaAddress(RELAY_URL);
  if (address === undefined) return undefined;
  const { eventLog, clock, log } = surroundings;
  // Loaded only where Kafka is configured.
  const { KafkaPublisher } = await import('./kafka/kafka-publisher.js');
  const target = `kafka ${[...address.brokers].sort().join(',')} ${address.prefix}`;
  const turns = await openLeases(target, surroundings);
  const onTrouble = (trouble: string): void => log.debug('Kafka', { trouble });
  return StandbyPublisher.start({
    turns,
    log,
    makeOutbox: (turn) => {
      const publisher = underLease(
        new KafkaPublisher({ address, topics: CONTEXTS, onTrouble }),
        turn,
      );
      return new OutboxPublisher({ eventLog, publisher, checkpoint: turn.checkpoint, clock, log });
    },
  });
}

async function openLeases(
  target: string,
  { folder, readStore, clock, log }: OutboxSurroundings,
): Promise<PublisherLeases> {
  const local = new FolderLeases({ folder, target, clock, log });
  if (readStore.kind === 'file') return local;
  const leases = await openLeaseStore(readStore.url);
  const { MongoPublisherCheckpoints } = await import('./leases/mongo-publisher-checkpoints.js');
  const notes = new MongoPublisherCheckpoints({ url: readStore.url });
  const place = nodePlace(folder);
  const holder = (): string => `${place}/${v4()}`;
  return new StoreLeases({ local, leases, notes, target, holder, clock, log });
}

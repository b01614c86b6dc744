import { join } from 'node:path';
import type { EventLog } from '@foyer/event-log';

import type { Clock } from '../clock/index.js';
import type { Log } from '../observability/index.js';
import { CONTEXTS } from './cloud-event.js';
import { EventRelay } from './event-relay.js';
import { kafkaAddress } from './kafka/kafka-address.js';
import { RelayCheckpoint } from './relay-checkpoint.js';
import type { RelaySettings } from './relay-settings.js';
import { StandbyRelay } from './standby-relay.js';

export interface RelaySurroundings {
  readonly eventLog: EventLog;
  readonly clock: Clock;
  readonly log: Log;
  /** The data folder, where it notes how far it is. */
  readonly folder: string;
}

/** Begins to hand events on where the settings say to whom. Does not wait for them to be there. */
export async function startRelay(
  { RELAY_URL }: RelaySettings,
  { folder, eventLog, clock, log }: RelaySurroundings,
): Promise<StandbyRelay | undefined> {
  const address = RELAY_URL === undefined ? undefined : kafkaAddress(RELAY_URL);
  if (address === undefined) return undefined;
  // Only whoever has Kafka loads what it takes to speak to it.
  const { KafkaPublisher } = await import('./kafka/kafka-publisher.js');
  const publisher = new KafkaPublisher({
    address,
    topics: CONTEXTS,
    onTrouble: (trouble) => log.debug('Kafka', { trouble }),
  });
  const target = `kafka ${[...address.brokers].sort().join(',')} ${address.prefix}`;
  const checkpoint = new RelayCheckpoint(join(folder, 'relay.json'), target);
  const relay = new EventRelay({ eventLog, publisher, checkpoint, clock, log });
  return StandbyRelay.start({ relay, folder, clock, log });
}

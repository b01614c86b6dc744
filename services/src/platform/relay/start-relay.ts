import type { EventLog } from '@foyer/event-log';
import { v4 } from 'uuid';

import type { Clock } from '../clock/index.js';
import { openLeaseStore } from '../lease/index.js';
import type { Log } from '../observability/index.js';
import { nodePlace } from '../start/node-place.js';
import type { StorePlace } from '../start/store-paths.js';
import { CONTEXTS } from './cloud-event.js';
import { EventRelay } from './event-relay.js';
import { kafkaAddress } from './kafka/kafka-address.js';
import type { RelaySettings } from './relay-settings.js';
import { StandbyRelay } from './standby-relay.js';
import { FolderTurns, inTurn, LeasedTurns, type RelayTurns } from './turns/index.js';

export interface RelaySurroundings {
  readonly eventLog: EventLog;
  readonly clock: Clock;
  readonly log: Log;
  /** The data folder, where it notes how far it is. */
  readonly folder: string;
  /** Where read models lie: relays that share a server for them take turns there. */
  readonly readStore: StorePlace;
}

/**
 * Begins to hand events on where the settings say to whom. Does not wait for them to be there.
 * @throws StartFailure when the server by which relays take turns does not answer.
 */
export async function startRelay(
  { RELAY_URL }: RelaySettings,
  surroundings: RelaySurroundings,
): Promise<StandbyRelay | undefined> {
  const address = RELAY_URL === undefined ? undefined : kafkaAddress(RELAY_URL);
  if (address === undefined) return undefined;
  const { eventLog, clock, log } = surroundings;
  // Only whoever has Kafka loads what it takes to speak to it.
  const { KafkaPublisher } = await import('./kafka/kafka-publisher.js');
  const target = `kafka ${[...address.brokers].sort().join(',')} ${address.prefix}`;
  const turns = await openTurns(target, surroundings);
  const onTrouble = (trouble: string): void => log.debug('Kafka', { trouble });
  return StandbyRelay.start({
    turns,
    log,
    makeRelay: (turn) => {
      const publisher = inTurn(new KafkaPublisher({ address, topics: CONTEXTS, onTrouble }), turn);
      return new EventRelay({ eventLog, publisher, checkpoint: turn.checkpoint, clock, log });
    },
  });
}

async function openTurns(
  target: string,
  { folder, readStore, clock, log }: RelaySurroundings,
): Promise<RelayTurns> {
  const local = new FolderTurns({ folder, target, clock, log });
  if (readStore.kind === 'file') return local;
  const leases = await openLeaseStore(readStore.url);
  const { MongoRelayNotes } = await import('./turns/mongo-relay-notes.js');
  const notes = new MongoRelayNotes({ url: readStore.url });
  const place = nodePlace(folder);
  const holder = (): string => `${place}/${v4()}`;
  return new LeasedTurns({ local, leases, notes, target, holder, clock, log });
}

import { join } from 'node:path';
import type { EventLog } from '@foyer/event-log';
import {
  defineProjection,
  ProjectionRunner,
  SqliteReadStore,
  type ProjectionStore,
} from '@foyer/projections';
import { effectsOf, type Mutant } from './mutants.js';

/** How many events of one stream have had their effect. */
export interface TallyDocument {
  readonly _id: string;
  readonly events: number;
}

/** An effect that shows when it happens twice, or not at all. */
const tally = (mutant: Mutant | undefined) =>
  defineProjection<{ readonly tallies: TallyDocument }, never>({
    name: 'tally',
    version: 1,
    collections: { tallies: { indexes: [] } },
    evolve: {},
    everyEvent: async (event, documents) => {
      const known = await documents.get('tallies', event.stream);
      const events = (known?.events ?? 0) + effectsOf(event, mutant);
      return [{ op: 'put', collection: 'tallies', doc: { _id: event.stream, events } }];
    },
  });

/** Counts the events of a log, stream by stream. A fault ends the process. */
export function tallyOf(log: EventLog, store: ProjectionStore, mutant?: Mutant): ProjectionRunner {
  const fail = (fault: unknown): never => {
    throw fault instanceof Error ? fault : new Error(String(fault));
  };
  return new ProjectionRunner({
    ...{ log, store, projections: [tally(mutant)], onFault: fail, onStopped: fail },
    readEvents: async (events) => events.map(() => 'unknown' as const),
  });
}

/**
 * Opens the store of the counts: a database of MongoDB, or a file in the folder where none is
 * named.
 */
export async function openTallies(folder: string, url?: string): Promise<ProjectionStore> {
  if (url === undefined || url === '') return new SqliteReadStore(join(folder, 'tallies.db'));
  const { MongoReadStore } = await import('@foyer/projections/mongo');
  return new MongoReadStore({ url });
}

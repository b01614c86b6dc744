import type { EventLog } from '@foyer/event-log';
import { defineProjection, ProjectionRunner, type ProjectionStore } from '@foyer/projections';

/** How many events of one stream have had their effect. */
export interface TallyDocument {
  readonly _id: string;
  readonly events: number;
}

/** An effect that shows when it happens twice, or not at all. */
const tally = defineProjection<{ readonly tallies: TallyDocument }, never>({
  name: 'tally',
  version: 1,
  collections: { tallies: { indexes: [] } },
  evolve: {},
  everyEvent: async ({ stream }, documents) => {
    const known = await documents.get('tallies', stream);
    const doc = { _id: stream, events: (known?.events ?? 0) + 1 };
    return [{ op: 'put', collection: 'tallies', doc }];
  },
});

/** Counts the events of a log, stream by stream. A fault ends the process. */
export function tallyOf(log: EventLog, store: ProjectionStore): ProjectionRunner {
  const fail = (fault: unknown): never => {
    throw fault instanceof Error ? fault : new Error(String(fault));
  };
  return new ProjectionRunner({
    ...{ log, store, projections: [tally], onFault: fail, onStopped: fail },
    readEvents: async (events) => events.map(() => 'unknown' as const),
  });
}

import type { ReadStore } from '@foyer/projections';
import type { RecordingDocument } from '@foyer/projections/recordings';

import type { Clock } from '#platform/clock';
import type { CommandRunner } from '#platform/cqrs';
import type { PersonEraser } from '#contexts/identity';
import { RawTracks } from './adapters/raw-tracks.js';
import { recordingsOf } from './streams.js';

interface Parts {
  readonly runner: Pick<CommandRunner, 'stateOf'>;
  readonly store: ReadStore;
  readonly clock: Clock;
  /** The folder of the tracks. */
  readonly folder: string;
}

/**
 * Removes the files of unmixed recordings that a person is in: without a running server, no
 * reaction does it.
 */
export function trackEraser({ runner, store, clock, folder }: Parts): PersonEraser {
  const raw = new RawTracks(folder, clock);
  return {
    what: 'tracks',
    async erase({ personId }) {
      const recordings = store.collection<RecordingDocument>('recordings');
      let count = 0;
      for (const { _id: id, callId } of await recordings.find({ recordedIds: personId })) {
        const { byId } = await runner.stateOf(recordingsOf({ callId }));
        count += await raw.remove(Object.keys(byId[id]?.tracks ?? {}));
        await raw.removeWork(id);
      }
      return count;
    },
  };
}

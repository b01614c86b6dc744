import { RecordingRetentionSet } from '@foyer/contracts/recordings';

import { deleteWhatHasExpired } from '#platform/cqrs/retention';
import { expiredUntil } from '../domain/retention.js';
import { retention } from '../streams.js';

type Parts<Kept> = Omit<Parameters<typeof deleteWhatHasExpired<Kept>>[0], 'on' | 'until'>;

/** Deletes what is kept as long as recordings are. */
export const deleteAsRecordingsAre = <Kept>(parts: Parts<Kept>) =>
  deleteWhatHasExpired<Kept>({
    ...parts,
    on: [RecordingRetentionSet],
    until: async ({ stateOf, now }) => expiredUntil(await stateOf(retention), now),
  });

import { PersonForgotten } from '@foyer/contracts/identity';
import { TranscriptConsentWithdrawn, TranscriptDeleted } from '@foyer/contracts/smart-meet';
import type { ProjectionStore } from '@foyer/projections';

import { defineReaction, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { deleteAsRecordingsAre } from '#contexts/recordings';
import { DeleteTranscript, DiscardSummaries } from '../commands.js';
import { FindTranscriptsOf, FindTranscriptsUntil } from '../queries.js';

/** Transcripts are kept as long as recordings are. */
export const DeleteTranscriptsThatHaveExpired = deleteAsRecordingsAre({
  name: 'delete-transcripts-that-have-expired',
  finishedUntil: (moment, { query }) => query(new FindTranscriptsUntil(moment)),
  remove: ({ _id: callId }, { execute }) => {
    const deletion = { callId, by: null, reason: 'expired' } as const;
    return execute(DeleteTranscript, deletion, { correlationId: callId });
  },
});

/**
 * Words about a person cannot be removed from a summary: if one of those in the call is forgotten,
 * it is removed as a whole.
 */
export const DiscardSummariesOfPeopleWhoAreForgotten = defineReaction({
  name: 'discard-summaries-of-people-who-are-forgotten',
  whenReadModel: { projection: 'transcripts', events: [PersonForgotten] },
  key: ({ data: { personId } }) => personId,
  run: async (personId, { query, execute }) => {
    for (const { _id: callId } of await query(new FindTranscriptsOf(personId))) {
      const discard = { callId, reason: 'person-forgotten' } as const;
      await execute(DiscardSummaries, discard, { correlationId: callId });
    }
  },
});

/** Words that were removed are not left on the disk where the store would keep them for a while. */
export const ScrubWordsThatWereRemoved = defineReaction({
  name: 'scrub-words-that-were-removed',
  whenReadModel: {
    projection: 'transcripts',
    events: [TranscriptConsentWithdrawn, TranscriptDeleted],
  },
  needs: { store: need<ProjectionStore>(READ_STORE) },
  key: () => 'all',
  run: async (_, { needs: { store } }) => {
    await store.scrub?.();
  },
});

import { trusted, type ReadStore } from '@foyer/projections';
import type { TranscriptDocument, UtteranceDocument } from '@foyer/projections/smart-meet';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { defineReadModel } from '#platform/http';
import { READ_STORE } from '#platform/tokens';

interface Criteria {
  readonly callDetailId?: string | undefined;
  /** A member who was in its call and may read it. */
  readonly memberId?: string | undefined;
}

/** Transcripts that are not deleted. */
export const transcripts = defineReadModel<TranscriptDocument, Criteria>({
  name: 'transcripts',
  notFound: 'TRANSCRIPT_NOT_FOUND',
  filter: ({ callDetailId, memberId }) => ({
    ...(callDetailId !== undefined && { _id: callDetailId }),
    ...(memberId !== undefined && { readerIds: memberId }),
    isDeleted: false,
  }),
});

const store = need<ReadStore>(READ_STORE);
const transcriptsIn = (read: ReadStore) => read.collection<TranscriptDocument>('transcripts');

/** The transcript of a call. @throws Rejected TRANSCRIPT_NOT_FOUND */
export const FindTranscript = defineQuery({
  name: 'FindTranscript',
  needs: { store },
  answer: async (callId: string, { needs }): Promise<TranscriptDocument> => {
    const found = await transcriptsIn(needs.store).findOne({ _id: callId });
    if (!found) throw new Rejected('TRANSCRIPT_NOT_FOUND');
    return found;
  },
});

/** Finds the words of a call, in order. */
export const FindUtterances = defineQuery({
  name: 'FindUtterances',
  needs: { store },
  answer: (callId: string, { needs }): Promise<readonly UtteranceDocument[]> =>
    needs.store
      .collection<UtteranceDocument>('utterances')
      .find({ callId }, { sort: { startedAt: 1, utteranceId: 1 } }),
});

/** The transcripts that are being made. */
export const FindTranscriptsUnderWay = defineQuery({
  name: 'FindTranscriptsUnderWay',
  needs: { store },
  answer: (_: undefined, { needs }): Promise<readonly TranscriptDocument[]> =>
    transcriptsIn(needs.store).find({ stoppedAt: null }),
});

/** Finds the transcripts of calls in which a person was. */
export const FindTranscriptsOf = defineQuery({
  name: 'FindTranscriptsOf',
  needs: { store },
  answer: (joinerId: string, { needs }): Promise<readonly TranscriptDocument[]> =>
    transcriptsIn(needs.store).find({ joinerIds: joinerId }),
});

/** The transcripts that ended by a moment and are not deleted. */
export const FindTranscriptsUntil = defineQuery({
  name: 'FindTranscriptsUntil',
  needs: { store },
  answer: (until: string, { needs }): Promise<readonly TranscriptDocument[]> =>
    transcriptsIn(needs.store).find(
      { stoppedAt: trusted({ $lte: until }), isDeleted: false },
      { sort: { stoppedAt: 1 }, limit: 500 },
    ),
});

import type { CallRecord } from '@foyer/contracts/calls';
import type { AdminRecording, RecordingStatus, RecordType } from '@foyer/contracts/recordings';
import { trusted, type ReadStore } from '@foyer/projections';
import { recordings as projection, type RecordingDocument } from '@foyer/projections/recordings';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { defineReadModel } from '#platform/http';
import { READ_STORE } from '#platform/tokens';

interface Criteria {
  readonly callDetailId?: string | undefined;
  readonly initiatorId?: string | undefined;
  /** A member who was in its call and may play it. */
  readonly memberId?: string | undefined;
  readonly type?: RecordType | undefined;
  readonly status?: RecordingStatus | undefined;
  /** Bounds of the start, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Recordings that are not deleted. */
export const recordings = defineReadModel<RecordingDocument, Criteria>({
  name: 'recordings',
  projections: [projection.name, 'call-records'],
  notFound: 'RECORDING_NOT_FOUND',
  filter: ({ callDetailId, initiatorId, memberId, type, status, from, to }) => ({
    ...(callDetailId !== undefined && { callId: callDetailId }),
    ...(initiatorId !== undefined && { initiatorId }),
    ...(memberId !== undefined && { readerIds: memberId }),
    ...(type !== undefined && { type }),
    status: status ?? trusted({ $ne: 'deleted' }),
    ...((from !== undefined || to !== undefined) && {
      date: trusted({
        ...(from !== undefined && { $gte: new Date(from).toISOString() }),
        ...(to !== undefined && { $lte: new Date(to).toISOString() }),
      }),
    }),
  }),
});

const store = need<ReadStore>(READ_STORE);

/** A recording that is there. @throws Rejected RECORDING_NOT_FOUND */
export const FindRecording = defineQuery({
  name: 'FindRecording',
  needs: { store },
  answer: async (recordingId: string, { needs }): Promise<RecordingDocument> => {
    const found = await needs.store
      .collection<RecordingDocument>('recordings')
      .findOne({ _id: recordingId });
    if (!found || found.status === 'deleted') throw new Rejected('RECORDING_NOT_FOUND');
    return found;
  },
});

/** Finds the recordings in which a person was, no matter what happened to them. */
export const FindRecordingsOf = defineQuery({
  name: 'FindRecordingsOf',
  needs: { store },
  answer: (joinerId: string, { needs }): Promise<readonly RecordingDocument[]> =>
    needs.store.collection<RecordingDocument>('recordings').find({ recordedIds: joinerId }),
});

/** The recordings that stopped by a moment and are not deleted. */
export const FindRecordingsUntil = defineQuery({
  name: 'FindRecordingsUntil',
  needs: { store },
  answer: (until: string, { needs }): Promise<readonly RecordingDocument[]> =>
    needs.store
      .collection<RecordingDocument>('recordings')
      .find(
        { date: trusted({ $lte: until }), status: trusted({ $nin: ['deleted', 'recording'] }) },
        { sort: { date: 1 }, limit: 500 },
      ),
});

/** Recordings with the names of those in them, as far as these are known. */
export const ShowRecordings = defineQuery({
  name: 'ShowRecordings',
  needs: { store },
  answer: async (
    found: readonly RecordingDocument[],
    { needs },
  ): Promise<readonly AdminRecording[]> => {
    const callIds = [...new Set(found.map(({ callId }) => callId))];
    if (callIds.length === 0) return [];
    const calls = await needs.store
      .collection<CallRecord>('calls')
      .find({ _id: trusted({ $in: callIds }) });
    const names = new Map(
      calls.flatMap(({ joiners }) =>
        joiners.map(({ joinerId, displayName }) => [joinerId, displayName] as const),
      ),
    );
    return found.map((one) => shown(one, names));
  },
});

function shown(
  found: RecordingDocument,
  names: ReadonlyMap<string, string | null>,
): AdminRecording {
  const { _id, callId, fileName, date, duration, type, status, failure, size } = found;
  const nameOf = (id: string) => names.get(id) ?? null;
  return {
    ...{ _id, id: _id, fileName, date, duration, type, status, failure, size },
    callDetailId: callId,
    initiatorId: found.initiatorId,
    initiator: nameOf(found.initiatorId),
    participants: found.recordedIds.map(nameOf),
    stopReason: found.stopReason,
    beginsAt: found.beginsAt,
    marks: marksIn(found),
    damaged: found.damaged.map((one) => ({ ...one, name: nameOf(one.joinerId) })),
    consents: found.consents.map((one) => ({
      ...one,
      name: nameOf(one.joinerId),
      isRecorded: found.recordedIds.includes(one.joinerId),
    })),
  };
}

/** Clocks of pages differ: nothing is marked before the beginning. */
function marksIn({ beginsAt, marks }: RecordingDocument): AdminRecording['marks'] {
  if (beginsAt === null) return [];
  const from = (time: string) => Math.max(0, Date.parse(time) - Date.parse(beginsAt));
  return marks.map(({ startTime, endTime }) => ({
    at: from(startTime),
    until: endTime === null ? null : from(endTime),
  }));
}

/** Finds the current recordings. */
export const FindRecordingsUnderWay = defineQuery({
  name: 'FindRecordingsUnderWay',
  needs: { store },
  answer: (_: undefined, { needs }): Promise<readonly RecordingDocument[]> =>
    needs.store.collection<RecordingDocument>('recordings').find({ status: 'recording' }),
});

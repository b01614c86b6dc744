import type { PersonEvent } from '@foyer/contracts/identity';
import type { CallRecordingEvent, RecordingConsent } from '@foyer/contracts/recordings';

import { withConsent } from '../calls/consents.js';
import {
  evolveKeptOut,
  readersAmong,
  type KeptOutDocument,
  type MembershipEvent,
  type PlaceEvent,
} from '../calls/kept-out.js';
import type {
  Documents as DocumentsOf,
  EventOfType,
  Evolve,
  Operation,
} from '../platform/runner/index.js';
import type { RecordingCollections, RecordingDocument } from './recordings.model.js';

type SeenEvent =
  | CallRecordingEvent
  | PlaceEvent
  | MembershipEvent
  | EventOfType<PersonEvent, 'PersonForgotten'>;
type Operations = readonly Operation<RecordingCollections>[];
type Documents = DocumentsOf<RecordingCollections>;

const SEPARATORS = /[-:]/g;
const GONE = { status: 'deleted', failure: null, size: null, hash: null } as const;

/** Returns the file name of a recording: from its start and its kind, without any person's name. */
export function fileNameOf(startedAt: string, type: string): string {
  const [day = '', time = ''] = startedAt.split('T');
  return `${day}-${time.slice(0, 8).replace(SEPARATORS, '')}-${type}.webm`;
}

/** Applies the events of call recordings. */
export const evolve: Evolve<RecordingCollections, SeenEvent> = {
  ...evolveKeptOut('recordingCalls', readByOthers),
  CallRecordingStarted: ({ data: { callId, recordingId, recordType, initiatorId, startedAt } }) => [
    {
      op: 'put',
      collection: 'recordings',
      doc: {
        _id: recordingId,
        callId,
        fileName: fileNameOf(startedAt, recordType),
        initiatorId,
        date: startedAt,
        duration: 0,
        type: recordType,
        status: 'recording',
        failure: null,
        stopReason: null,
        stoppedAt: null,
        mediaType: 'video/webm',
        size: null,
        hash: null,
        consents: [],
        memberIds: [],
        readerIds: [],
        recordedIds: [],
        beginsAt: null,
        marks: [],
        damaged: [],
      },
    },
  ],
  CallRecordingConsentAsked: ({ data }, documents) =>
    consented(documents, data, 'asked', data.askedAt),
  CallRecordingConsentGiven: ({ data }, documents) =>
    consented(documents, data, 'agreed', data.givenAt),
  CallRecordingConsentRefused: ({ data }, documents) =>
    consented(documents, data, 'refused', data.refusedAt),
  CallRecordingPortalAnswerCounted: ({ data }, documents) =>
    consented(
      documents,
      data,
      data.answer === 'agreed' ? 'agreed' : 'refused',
      data.answeredAt ?? data.countedAt,
    ),
  CallRecordingConsentWithdrawn: ({ data }, documents) =>
    consented(documents, data, 'withdrawn', data.withdrawnAt),
  CallRecordingTrackStarted: ({ data: { recordingId, joinerId, startedAt } }, documents) =>
    changed(documents, recordingId, ({ recordedIds, beginsAt }) => ({
      recordedIds: [...recordedIds.filter((id) => id !== joinerId), joinerId],
      beginsAt: beginsAt ?? startedAt,
    })),
  CallRecordingTrackEnded: () => [],
  CallRecordingTrackSealed: () => [],
  CallRecordingTimesNoted: ({ data: { recordingId, times } }, documents) =>
    changed(documents, recordingId, ({ marks }) => ({
      marks: [...marks, ...times].toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)),
    })),
  CallRecordingStopped: ({ data: { recordingId, reason, stoppedAt } }) => [
    set(recordingId, { status: 'processing', stopReason: reason, stoppedAt }),
  ],
  CallRecordingMixed: ({ data: { recordingId, fileName, mediaType, size, hash, durationMs } }) => [
    set(recordingId, {
      ...{ fileName, mediaType, size, hash, status: 'ready', failure: null },
      duration: durationMs,
    }),
  ],
  CallRecordingMixFailed: ({ data: { recordingId, reason } }) => [
    set(recordingId, { status: 'failed', failure: reason }),
  ],
  CallRecordingTracksDamaged: ({ data: { recordingId, tracks } }, documents) =>
    changed(documents, recordingId, ({ damaged }) => ({
      damaged: [
        ...damaged,
        ...tracks.map(({ joinerId, streamType }) => ({ joinerId, streamType })),
      ],
    })),
  CallRecordingMixRequested: ({ data: { recordingId } }) => [
    set(recordingId, { status: 'processing', failure: null }),
  ],
  // Gone at once; what removes the file follows.
  PersonForgotten: ({ data: { personId } }) => [
    {
      op: 'updateMany',
      collection: 'recordings',
      filter: { recordedIds: personId },
      change: { set: { ...GONE } },
    },
  ],
  CallRecordingDeleted: ({ data: { recordingId } }) => [set(recordingId, GONE)],
};

interface Said {
  readonly callId: string;
  readonly recordingId: string;
  readonly joinerId: string;
  readonly joinerType: string;
}

async function readByOthers(documents: Documents, keptOut: KeptOutDocument): Promise<Operations> {
  const ofCall = await documents.find('recordings', { callId: keptOut._id });
  return ofCall.map(({ _id, memberIds }) =>
    set(_id, { readerIds: readersAmong(memberIds, keptOut) }),
  );
}

async function consented(
  documents: Documents,
  { callId, recordingId, joinerId, joinerType }: Said,
  consent: RecordingConsent,
  at: string,
): Promise<Operations> {
  const keptOut = await documents.get('recordingCalls', callId);
  return changed(documents, recordingId, (recording) =>
    withConsent(recording, { joinerId, joinerType, consent, at }, keptOut),
  );
}

async function changed(
  documents: Documents,
  recordingId: string,
  how: (recording: RecordingDocument) => Partial<RecordingDocument>,
): Promise<Operations> {
  const recording = await documents.get('recordings', recordingId);
  return recording ? [set(recordingId, how(recording))] : [];
}

function set(id: string, fields: Partial<RecordingDocument>): Operation<RecordingCollections> {
  return { op: 'update', collection: 'recordings', id, change: { set: fields } };
}

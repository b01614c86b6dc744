import { test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { describeProjection } from '../testing/index.js';
import { recordings } from './recordings.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [callId, recordingId, kim, vera] = [id(1), id(2), id(3), id(4)];
const at = '2026-03-02T10:00:00.000Z';
const of = { callId, recordingId };
const begun = {
  type: 'CallRecordingStarted',
  data: { ...of, recordType: 'video', initiatorId: kim, startedAt: at },
} as const satisfies CallRecordingEvent;
const agrees = {
  type: 'CallRecordingConsentGiven',
  data: { ...of, joinerId: kim, joinerType: 'User', given: 'by-starting', givenAt: at },
} as const satisfies CallRecordingEvent;
const asked = {
  type: 'CallRecordingConsentAsked',
  data: { ...of, joinerId: vera, joinerType: 'Guest', askedAt: at },
} as const satisfies CallRecordingEvent;
const refused = {
  type: 'CallRecordingConsentRefused',
  data: { ...of, joinerId: vera, joinerType: 'Guest', refused: 'in-call', refusedAt: at },
} as const satisfies CallRecordingEvent;
const track = (n: number) =>
  ({
    type: 'CallRecordingTrackStarted',
    data: { ...of, trackId: id(n), joinerId: kim, streamType: 'userCam', startedAt: at },
  }) as const satisfies CallRecordingEvent;
const stopped = {
  type: 'CallRecordingStopped',
  data: { ...of, reason: 'asked', stoppedBy: kim, stoppedAt: at },
} as const satisfies CallRecordingEvent;
const file = { fileName: 'a.webm', mediaType: 'video/webm', size: 3, hash: 'h' };
const mixed = {
  type: 'CallRecordingMixed',
  data: { ...of, ...file, durationMs: 5_000 },
} as const satisfies CallRecordingEvent;

const shown = {
  _id: recordingId,
  callId,
  fileName: '2026-03-02-100000-video.webm',
  initiatorId: kim,
  date: at,
  duration: 0,
  type: 'video',
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
};
const consents = [
  { joinerId: kim, consent: 'agreed', at },
  { joinerId: vera, consent: 'refused', at },
];
const said = { consents, memberIds: [kim], readerIds: [kim], recordedIds: [kim], beginsAt: at };
const story = [begun, agrees, asked, refused, track(5), track(6), stopped];
const done = { ...shown, ...said, stopReason: 'asked', stoppedAt: at };

describeProjection<CallEvent | SessionEvent | CallRecordingEvent | PersonEvent>(
  recordings,
  (given) => {
    test('shows who was asked, what they said last, and who is in it', async () => {
      await given(begun).thenDocuments('recordings', [shown]);
      await given(...story).thenDocuments('recordings', [{ ...done, status: 'processing' }]);
    });

    test('shows what became of its tracks', async () => {
      const failed = {
        type: 'CallRecordingMixFailed',
        data: { ...of, reason: 'disk-full' },
      } as const;
      await given(...story, failed).thenDocuments('recordings', [
        { ...done, status: 'failed', failure: 'disk-full' },
      ]);
      await given(...story, failed, mixed).thenDocuments('recordings', [
        { ...done, ...file, status: 'ready', duration: 5_000 },
      ]);
    });

    test('shows what was marked in order, and which tracks are damaged', async () => {
      const mark = (startTime: string) =>
        ({
          type: 'CallRecordingTimesNoted',
          data: { ...of, notedBy: kim, times: [{ startTime, endTime: null }] },
        }) satisfies CallRecordingEvent;
      const [early, late] = ['2026-03-02T10:00:03.000Z', '2026-03-02T10:00:07.000Z'];
      const damaged = [{ joinerId: kim, streamType: 'userCam' } as const];
      await given(...story, mark(late), mark(early), {
        type: 'CallRecordingTracksDamaged',
        data: { ...of, tracks: [{ trackId: id(5), ...damaged[0]! }] },
      } satisfies CallRecordingEvent).thenDocuments('recordings', [
        {
          ...done,
          status: 'processing',
          marks: [early, late].map((startTime) => ({ startTime, endTime: null })),
          damaged,
        },
      ]);
    });

    test('is played by a colleague who came together with the visitor, not by one who was asked aside', async () => {
      const [eve, by] = [id(8), kim];
      const aside = {
        type: 'CallConsultStarted',
        data: { callId, joinerId: eve, by, at, expiresAt: at },
      } as const satisfies CallEvent;
      const asks = {
        type: 'CallRecordingConsentAsked',
        data: { ...of, joinerId: eve, joinerType: 'User', askedAt: at },
      } as const satisfies CallRecordingEvent;
      const ended = {
        type: 'CallConsultEnded',
        data: { callId, joinerId: eve, reason: 'returned' },
      } as const satisfies CallEvent;
      const readers = (...readerIds: string[]) =>
        ['recordings', recordingId, { readerIds }] as const;
      // Also where it is recorded only while they talk.
      for (const before of [
        [begun, agrees, aside, asks],
        [aside, begun, agrees, asks],
      ]) {
        await given(...before).thenDocument(...readers(kim));
        await given(...before, ended).thenDocument(...readers(kim));
        const opened = { type: 'CallConsultOpened', data: { callId, joinerId: eve, by } } as const;
        await given(...before, opened, ended).thenDocument(...readers(kim, eve));
        const handed = { callId, joinerId: eve, from: kim, because: 'transfer', at } as const;
        const over = { type: 'CallHandedOver', data: handed } as const;
        await given(...before, over).thenDocument(...readers(kim, eve));
      }
    });

    test('is played by no one who was taken out of the call or its session, until asked in again', async () => {
      const [sessionId, eve] = [id(7), id(8)];
      const began = (kind: 'meeting' | 'session') => {
        const person = { joinerType: 'User', role: 'presenter' } as const;
        const participants = [kim, eve].map((joinerId) => ({ joinerId, ...person }));
        const data = { callId, origin: { kind, id: sessionId }, participants, startedAt: at };
        return { type: 'CallStarted', data } satisfies CallEvent;
      };
      const left = (reason: 'left' | 'removed') =>
        ({ type: 'CallLeft', data: { callId, joinerId: eve, reason } }) satisfies CallEvent;
      const place = { joinerId: eve, joinerType: 'User', role: 'presenter' } as const;
      const again = {
        type: 'CallParticipantAdded',
        data: { callId, ...place, admission: 'invited', addedBy: kim, addedAt: at },
      } as const satisfies CallEvent;
      const readers = (...readerIds: string[]) =>
        ['recordings', recordingId, { readerIds }] as const;
      const asks = {
        type: 'CallRecordingConsentAsked',
        data: { ...of, joinerId: eve, joinerType: 'User', askedAt: at },
      } as const satisfies CallRecordingEvent;
      const bothAsked = [begun, agrees, asks];
      for (const kind of ['meeting', 'session'] as const) {
        const story = [began(kind), ...bothAsked];
        await given(...story, left('left')).thenDocument(...readers(kim, eve));
        await given(...story, left('removed')).thenDocument(...readers(kim));
        await given(...story, left('removed'), again).thenDocument(...readers(kim, eve));
      }
      const out = { sessionId, memberId: eve, reason: 'left' } as const;
      const parted = { type: 'SessionMemberRemoved', data: out } as const;
      const back = { sessionId, memberId: eve, role: 'viewer', addedBy: kim } as const;
      const joined = { type: 'SessionMemberAdded', data: back } as const;
      const story = [began('session'), ...bothAsked, left('left')];
      await given(...story, parted).thenDocument(...readers(kim));
      await given(...story, parted, joined).thenDocument(...readers(kim, eve));
      await given(began('meeting'), ...bothAsked, parted).thenDocument(...readers(kim, eve));
    });

    test('is gone when it is deleted, and when a person in it is forgotten', async () => {
      const gone = { ...done, fileName: 'a.webm', status: 'deleted', duration: 5_000 };
      const deleted = {
        type: 'CallRecordingDeleted',
        data: { ...of, reason: 'asked', deletedBy: kim },
      } as const;
      await given(...story, mixed, deleted).thenDocuments('recordings', [gone]);
      await given(...story, mixed, {
        type: 'PersonForgotten',
        data: { personId: kim, kind: 'member' },
      }).thenDocuments('recordings', [gone]);
      await given(...story, mixed, {
        type: 'PersonForgotten',
        data: { personId: vera, kind: 'visitor' },
      }).thenDocuments('recordings', [{ ...gone, ...file, status: 'ready' }]);
    });
  },
);

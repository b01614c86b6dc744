import { test } from '@jest/globals';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { SmartMeetEvent, TranscriptEvent } from '@foyer/contracts/smart-meet';

import { describeProjection } from '../../testing/index.js';
import { transcripts } from './projection.js';
import { keptIdOf } from './utterance-id.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [callId, kim, vera, requestId] = [id(1), id(2), id(3), id(4)];
const at = '2026-03-02T10:00:00.000Z';
const started = {
  type: 'TranscriptStarted',
  data: { callId, startedBy: kim, startedAt: at },
} as const satisfies TranscriptEvent;
const kimAgrees = {
  type: 'TranscriptConsentGiven',
  data: { callId, joinerId: kim, joinerType: 'User', given: 'by-starting', givenAt: at },
} as const satisfies TranscriptEvent;
const veraAgrees = {
  type: 'TranscriptConsentGiven',
  data: { callId, joinerId: vera, joinerType: 'Guest', given: 'in-call', givenAt: at },
} as const satisfies TranscriptEvent;
const said = (n: number, speakerId: string) =>
  ({
    type: 'UtteranceSpoken',
    data: {
      ...{ callId, utteranceId: id(n), speakerId, language: 'en-US', recognisedBy: 'browser' },
      ...{ text: 'Good morning', startedAt: at, endedAt: at },
    },
  }) as const satisfies TranscriptEvent;
const withdrawn = {
  type: 'TranscriptConsentWithdrawn',
  data: { callId, joinerId: vera, joinerType: 'Guest', withdrawnAt: at },
} as const satisfies TranscriptEvent;
const stopped = {
  type: 'TranscriptStopped',
  data: { callId, reason: 'call-ended', stoppedBy: null, stoppedAt: at },
} as const satisfies TranscriptEvent;
const of = { callId, requestId, language: 'en' } as const;
const requested = {
  type: 'SmartMeetRequested',
  data: { ...of, requestedBy: null, requestedAt: at },
} as const satisfies SmartMeetEvent;
const failed = {
  type: 'SmartMeetFailed',
  data: { ...of, attempt: 1, reason: 'overloaded' },
} as const satisfies SmartMeetEvent;
const made = {
  type: 'SmartMeetMade',
  data: { ...of, model: 'm', hash: 'h' },
} as const satisfies SmartMeetEvent;

const story = [started, kimAgrees, veraAgrees, said(5, kim), said(6, vera), stopped];
const utterance = (n: number, speakerId: string) => ({
  _id: keptIdOf({ callId, speakerId, utteranceId: id(n) }),
  ...{ callId, utteranceId: id(n), speakerId, language: 'en-US', text: 'Good morning' },
  ...{ startedAt: at, endedAt: at },
});
const inOrder = <T extends { readonly _id: string }>(...documents: readonly T[]) =>
  documents.toSorted((one, other) => (one._id < other._id ? -1 : 1));
const none = { summaries: {}, summaryLanguage: null };
const state = (how: object) => ({
  requestId,
  status: 'processing',
  failure: null,
  hash: null,
  ...how,
});

describeProjection<TranscriptEvent | SmartMeetEvent | PersonEvent>(transcripts, (given) => {
  test('holds who was asked, and what those said who agreed', async () => {
    await given(...story).thenDocuments('transcripts', [
      {
        ...{ _id: callId, startedBy: kim, startedAt: at, stoppedAt: at, isDeleted: false },
        consents: [
          { joinerId: kim, consent: 'agreed', at },
          { joinerId: vera, consent: 'agreed', at },
        ],
        ...{ memberIds: [kim], joinerIds: [kim, vera], requestIds: [], ...none },
      },
    ]);
    await given(...story).thenDocuments(
      'utterances',
      inOrder(utterance(5, kim), utterance(6, vera)),
    );
  });

  test('holds what was said under an id that another call or another person has used as well', async () => {
    const other = id(8);
    const elsewhere = said(5, kim);
    const inOther = { ...elsewhere, data: { ...elsewhere.data, callId: other } };
    const _id = keptIdOf({ callId: other, speakerId: kim, utteranceId: id(5) });
    const kept = [utterance(5, kim), utterance(6, vera), utterance(5, vera)];
    await given(...story, inOther, said(5, vera)).thenDocuments(
      'utterances',
      inOrder(...kept, { ...utterance(5, kim), _id, callId: other }),
    );
  });

  test('holds nothing any more of who withdrew, was forgotten, or of one that was deleted', async () => {
    await given(...story, withdrawn).thenDocuments('utterances', [utterance(5, kim)]);
    const forgotten = {
      type: 'PersonForgotten',
      data: { personId: vera, kind: 'visitor' },
    } as const;
    await given(...story, requested, made, forgotten).thenDocuments('utterances', [
      utterance(5, kim),
    ]);
    await given(...story, requested, made, forgotten).thenDocument('transcripts', callId, none);
    const deleted = {
      type: 'TranscriptDeleted',
      data: { callId, reason: 'expired', deletedBy: null },
    } as const;
    await given(...story, deleted).thenDocuments('utterances', []);
    await given(...story, deleted).thenDocument('transcripts', callId, { isDeleted: true });
  });

  test('holds how far its summary is', async () => {
    await given(...story, requested).thenDocument('transcripts', callId, {
      summaries: { en: state({}) },
      requestIds: [requestId],
    });
    await given(...story, requested, failed).thenDocument('transcripts', callId, {
      summaries: { en: state({ status: 'failure', failure: 'overloaded' }) },
    });
    await given(...story, requested, failed, made).thenDocument('transcripts', callId, {
      summaries: { en: state({ status: 'view', hash: 'h' }) },
      summaryLanguage: 'en',
    });
    const other = { ...made, data: { ...made.data, requestId: id(7) } };
    await given(...story, requested, other).thenDocument('transcripts', callId, {
      summaries: { en: state({}) },
    });
    const discarded = {
      type: 'SmartMeetDiscarded',
      data: { callId, reason: 'consent-withdrawn' },
    } as const;
    await given(...story, requested, made, discarded).thenDocument('transcripts', callId, {
      ...none,
      requestIds: [requestId],
    });
  });
});

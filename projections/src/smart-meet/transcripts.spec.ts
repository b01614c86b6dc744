import { test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { SessionEvent } from '@foyer/contracts/sessions';
import type { SmartMeetEvent, TranscriptEvent } from '@foyer/contracts/smart-meet';

import { describeProjection } from '../testing/index.js';
import { transcripts } from './transcripts.js';
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

describeProjection<CallEvent | SessionEvent | TranscriptEvent | SmartMeetEvent | PersonEvent>(
  transcripts,
  (given) => {
    test('holds who was asked, and what those said who agreed', async () => {
      await given(...story).thenDocuments('transcripts', [
        {
          ...{ _id: callId, startedBy: kim, startedAt: at, stoppedAt: at, isDeleted: false },
          consents: [
            { joinerId: kim, consent: 'agreed', at },
            { joinerId: vera, consent: 'agreed', at },
          ],
          ...{
            memberIds: [kim],
            readerIds: [kim],
            joinerIds: [kim, vera],
            requestIds: [],
            ...none,
          },
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

    test('is read by a colleague who came together with the visitor, not by one who was asked aside', async () => {
      const [eve, by] = [id(8), kim];
      const aside = {
        type: 'CallConsultStarted',
        data: { callId, joinerId: eve, by, at, expiresAt: at },
      } as const satisfies CallEvent;
      const asked = {
        type: 'TranscriptConsentAsked',
        data: { callId, joinerId: eve, joinerType: 'User', askedAt: at },
      } as const satisfies TranscriptEvent;
      const ended = {
        type: 'CallConsultEnded',
        data: { callId, joinerId: eve, reason: 'returned' },
      } as const satisfies CallEvent;
      const readers = (...readerIds: string[]) => ['transcripts', callId, { readerIds }] as const;
      // Also where the transcript is begun while they talk.
      for (const before of [
        [started, kimAgrees, aside, asked],
        [aside, started, kimAgrees, asked],
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

    test('is read by no one who was taken out of the call or its session, until asked in again', async () => {
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
      const readers = (...readerIds: string[]) => ['transcripts', callId, { readerIds }] as const;
      const asked = {
        type: 'TranscriptConsentAsked',
        data: { callId, joinerId: eve, joinerType: 'User', askedAt: at },
      } as const satisfies TranscriptEvent;
      const bothAsked = [started, kimAgrees, asked];
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
  },
);

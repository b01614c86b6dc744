import type { PersonEvent } from '@foyer/contracts/identity';
import type {
  SmartMeetEvent,
  TranscriptConsent,
  TranscriptEvent,
} from '@foyer/contracts/smart-meet';

import { withConsent } from '../calls/consents.js';
import {
  evolveKeptOut,
  readersAmong,
  type KeptOutDocument,
  type MembershipEvent,
  type PlaceEvent,
} from '../calls/kept-out.js';
import { inCollection } from '../platform/runner/index.js';
import type {
  Documents as DocumentsOf,
  EventOfType,
  Evolve,
  Operation,
} from '../platform/runner/index.js';
import type {
  SummaryState,
  TranscriptCollections,
  TranscriptDocument,
  UtteranceDocument,
} from './transcripts.model.js';
import { keptIdOf } from './utterance-id.js';

type SeenEvent =
  | TranscriptEvent
  | SmartMeetEvent
  | PlaceEvent
  | MembershipEvent
  | EventOfType<PersonEvent, 'PersonForgotten'>;
type Operations = readonly Operation<TranscriptCollections>[];
type Documents = DocumentsOf<TranscriptCollections>;

const transcripts = inCollection<TranscriptDocument, 'transcripts'>('transcripts');
const utterances = inCollection<UtteranceDocument, 'utterances'>('utterances');

/** The state of a transcript without any summaries. */
const NO_SUMMARIES = { summaries: {}, summaryLanguage: null } as const;

/** Applies the events of call transcripts and of their summaries. */
export const evolve: Evolve<TranscriptCollections, SeenEvent> = {
  ...evolveKeptOut('transcriptCalls', readByOthers),
  TranscriptStarted: async ({ data: { callId, startedBy, startedAt } }, documents) => {
    const before = await documents.get('transcripts', callId);
    if (before) return [transcripts.update(callId, { set: { stoppedAt: null, isDeleted: false } })];
    return [
      transcripts.put({
        ...{ _id: callId, startedBy, startedAt, stoppedAt: null, isDeleted: false },
        ...{
          consents: [],
          memberIds: [],
          readerIds: [],
          joinerIds: [],
          requestIds: [],
          ...NO_SUMMARIES,
        },
      }),
    ];
  },
  TranscriptConsentAsked: ({ data }, documents) =>
    consented(documents, data, 'asked', data.askedAt),
  TranscriptConsentGiven: ({ data }, documents) =>
    consented(documents, data, 'agreed', data.givenAt),
  TranscriptConsentRefused: ({ data }, documents) =>
    consented(documents, data, 'refused', data.refusedAt),
  TranscriptConsentWithdrawn: async ({ data }, documents) => [
    ...(await consented(documents, data, 'withdrawn', data.withdrawnAt)),
    ...(await documents.find('utterances', { callId: data.callId, speakerId: data.joinerId })).map(
      ({ _id }) => utterances.delete(_id),
    ),
  ],
  UtteranceSpoken: ({
    data: { callId, utteranceId, speakerId, language, text, startedAt, endedAt },
  }) =>
    // Of a person who is forgotten nothing is left of it.
    text === null
      ? []
      : [
          utterances.put({
            _id: keptIdOf({ callId, speakerId, utteranceId }),
            ...{ callId, utteranceId, speakerId, language, text, startedAt, endedAt },
          }),
        ],
  TranscriptStopped: ({ data: { callId, stoppedAt } }) => [
    transcripts.update(callId, { set: { stoppedAt } }),
  ],
  TranscriptDeleted: async ({ data: { callId } }, documents) => [
    transcripts.update(callId, { set: { isDeleted: true, ...NO_SUMMARIES } }),
    ...(await documents.find('utterances', { callId })).map(({ _id }) => utterances.delete(_id)),
  ],
  SmartMeetRequested: ({ data: { callId, requestId, language } }, documents) =>
    changed(documents, callId, (transcript) => ({
      requestIds: [...transcript.requestIds.filter((id) => id !== requestId), requestId],
      ...summaryOf(transcript, language, requestId, { status: 'processing', failure: null }),
    })),
  SmartMeetTryStarted: ({ data: { callId, requestId, language } }, documents) =>
    ofRequest(documents, callId, requestId, language, { status: 'processing', failure: null }),
  SmartMeetMade: async ({ data: { callId, requestId, language, hash } }, documents) =>
    changed(documents, callId, (transcript) =>
      transcript.summaries[language]?.requestId === requestId
        ? {
            ...summaryOf(transcript, language, requestId, { status: 'view', failure: null, hash }),
            summaryLanguage: transcript.summaryLanguage ?? language,
          }
        : {},
    ),
  SmartMeetFailed: ({ data: { callId, requestId, language, reason } }, documents) =>
    ofRequest(documents, callId, requestId, language, { status: 'failure', failure: reason }),
  SmartMeetDiscarded: ({ data: { callId } }) => [transcripts.update(callId, { set: NO_SUMMARIES })],
  // Gone at once; what removes the files follows.
  PersonForgotten: async ({ data: { personId } }, documents) => [
    ...(await documents.find('utterances', { speakerId: personId })).map(({ _id }) =>
      utterances.delete(_id),
    ),
    ...(await documents.find('transcripts', { joinerIds: personId })).map(({ _id }) =>
      transcripts.update(_id, { set: NO_SUMMARIES }),
    ),
  ],
};

interface Said {
  readonly callId: string;
  readonly joinerId: string;
  readonly joinerType: string;
}

function readByOthers(documents: Documents, keptOut: KeptOutDocument): Promise<Operations> {
  return changed(documents, keptOut._id, ({ memberIds }) => ({
    readerIds: readersAmong(memberIds, keptOut),
  }));
}

async function consented(
  documents: Documents,
  { callId, joinerId, joinerType }: Said,
  consent: TranscriptConsent,
  at: string,
): Promise<Operations> {
  const keptOut = await documents.get('transcriptCalls', callId);
  return changed(documents, callId, (transcript) => {
    const { joinerIds } = transcript;
    return {
      ...withConsent(transcript, { joinerId, joinerType, consent, at }, keptOut),
      joinerIds: joinerIds.includes(joinerId) ? joinerIds : [...joinerIds, joinerId],
    };
  });
}

type Language = keyof TranscriptDocument['summaries'];

function summaryOf(
  { summaries }: TranscriptDocument,
  language: Language,
  requestId: string,
  how: Pick<SummaryState, 'status' | 'failure'> & { readonly hash?: string },
): Pick<TranscriptDocument, 'summaries'> {
  return { summaries: { ...summaries, [language]: { requestId, hash: null, ...how } } };
}

/** Of a request that another one has replaced, nothing is noted. */
function ofRequest(
  documents: Documents,
  callId: string,
  requestId: string,
  language: Language,
  how: Pick<SummaryState, 'status' | 'failure'>,
): Promise<Operations> {
  return changed(documents, callId, (transcript) =>
    transcript.summaries[language]?.requestId === requestId
      ? summaryOf(transcript, language, requestId, how)
      : {},
  );
}

async function changed(
  documents: Documents,
  callId: string,
  how: (transcript: TranscriptDocument) => Partial<TranscriptDocument>,
): Promise<Operations> {
  const transcript = await documents.get('transcripts', callId);
  if (!transcript) return [];
  const set = how(transcript);
  return Object.keys(set).length === 0 ? [] : [transcripts.update(callId, { set })];
}

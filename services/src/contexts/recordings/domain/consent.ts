import {
  consentWording,
  refusedWording,
  type JoinerType,
  type WordingSaid,
} from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

import { currentOf, type CallRecordings } from './call-recording.js';
import type { PortalAnswer } from './portal-answer.js';
import type { RecordedCall } from './recorded-call.js';

interface Asked {
  readonly callId: string;
  readonly recordingId: string;
  readonly joinerId: string;
  readonly joinerType: JoinerType;
}

/**
 * Asks a person who is in a call. An answer of the portal counts in the call that it was given for,
 * until the visitor answers again in that call: from then on each recording asks.
 */
export function askForConsent(
  asked: Asked,
  now: string,
  states: { readonly recordings: CallRecordings; readonly call: RecordedCall },
  portalAnswer: PortalAnswer,
): CallRecordingEvent {
  const { recordings, call } = states;
  const { callId, joinerId } = asked;
  const isVisitor = call.stage !== 'none' && call.originId === joinerId && callId === joinerId;
  const isNewest = isVisitor && !recordings.answered.includes(joinerId);
  if (!isNewest || portalAnswer === null) {
    return { type: 'CallRecordingConsentAsked', data: { ...asked, askedAt: now } };
  }
  const data = { ...asked, ...portalAnswer, countedAt: now };
  return { type: 'CallRecordingPortalAnswerCounted', data };
}

export interface AskJoiner {
  readonly callId: string;
  readonly joinerId: string;
}

/**
 * Asks a person who came to a call that is recorded. An answer from before leaving and coming again
 * remains valid.
 */
export function askJoiner(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, joinerId }: AskJoiner,
  { now, portalAnswer }: { readonly now: string; readonly portalAnswer: PortalAnswer },
): Decision<readonly CallRecordingEvent[]> {
  const current = currentOf(recordings);
  const participant = call.stage === 'on' ? call.people[joinerId] : undefined;
  if (!current || !participant?.joined) return accepted([]);
  const { recordingId, recording } = current;
  if (recording.consents[joinerId] !== undefined) return accepted([]);
  const { joinerType } = participant;
  return accepted([
    askForConsent(
      { callId, recordingId, joinerId, joinerType },
      now,
      { recordings, call },
      portalAnswer,
    ),
  ]);
}

export interface AnswerConsent {
  readonly callId: string;
  readonly recordingId: string;
  readonly by: string;
  readonly consent: 'agreed' | 'refused';
  readonly shown?: WordingSaid;
}

/** Agrees to be recorded, or not (any more). To say the same again changes nothing. */
export function answerConsent(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, recordingId, by, consent, shown }: AnswerConsent,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const participant = call.people[by];
  if (call.stage === 'over') return rejected('CALL_OVER');
  if (!participant?.joined) return rejected('NOT_IN_CALL');
  const current = currentOf(recordings);
  if (current?.recordingId !== recordingId) return rejected('NOT_RECORDING');
  const before = current.recording.consents[by];
  const purpose = `${current.recording.recordType}-recording` as const;
  const of = { callId, recordingId, joinerId: by, joinerType: participant.joinerType };
  if (consent === 'agreed') {
    const wording = consentWording(purpose, shown);
    if (!wording) return rejected('CONSENT_WORDING_UNKNOWN');
    if (before === 'agreed') return accepted([]);
    const data = { ...of, given: 'in-call' as const, givenAt: now, wording };
    return accepted([{ type: 'CallRecordingConsentGiven', data }]);
  }
  const wording = refusedWording(purpose, shown);
  if (before === 'refused' || before === 'withdrawn') return accepted([]);
  if (before === 'agreed') {
    const data = { ...of, withdrawnAt: now, wording };
    return accepted([{ type: 'CallRecordingConsentWithdrawn', data }]);
  }
  const data = { ...of, refused: 'in-call' as const, refusedAt: now, wording };
  return accepted([{ type: 'CallRecordingConsentRefused', data }]);
}

import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';
import type { SmartMeetEvent, SmartMeetFailure } from '@foyer/contracts/smart-meet';

import type { SmartMeetState } from './smart-meet.js';
import type { Transcript } from './transcript.js';

export interface OfRequest {
  readonly callId: string;
  readonly requestId: string;
  readonly language: Language;
}
type Decided = Decision<readonly SmartMeetEvent[]>;

export interface RequestSummary {
  readonly callId: string;
  readonly language: Language;
  /** Null where it follows from the end of the transcript. */
  readonly by: string | null;
}

interface Moment {
  readonly requestId: string;
  readonly now: string;
  /** The request whose file cannot be read any more, if that of this language is such. */
  readonly lostRequestId?: string | undefined;
}

/**
 * Asks for the summary of a finished transcript. If it exists and can be read, or is being made,
 * nothing changes.
 */
export function requestSummary(
  { summaries }: SmartMeetState,
  transcript: Transcript,
  { callId, language, by }: RequestSummary,
  { requestId, now, lostRequestId }: Moment,
): Decided {
  const { stage, speakers } = transcript;
  if (stage === 'none' || stage === 'deleted') return rejected('TRANSCRIPT_NOT_FOUND');
  if (stage === 'on') return rejected('TRANSCRIPT_UNDER_WAY');
  if (Object.keys(speakers).length === 0) {
    return by === null ? accepted([]) : rejected('TRANSCRIPT_NOT_FOUND');
  }
  const before = summaries[language];
  const isLost = before?.status === 'view' && before.requestId === lostRequestId;
  if (before !== undefined && before.status !== 'failure' && !isLost) return accepted([]);
  const data = { callId, requestId, language, requestedBy: by, requestedAt: now };
  return accepted([{ type: 'SmartMeetRequested', data }]);
}

/** Another try begins, unless the request was replaced or discarded meanwhile. */
export function startTry(
  { summaries }: SmartMeetState,
  { attempt, ...of }: OfRequest & { readonly attempt: number },
): Decided {
  const summary = summaries[of.language];
  if (summary?.requestId !== of.requestId || summary.status === 'view') return accepted([]);
  if (attempt <= summary.attempt) return accepted([]);
  return accepted([{ type: 'SmartMeetTryStarted', data: { ...of, attempt } }]);
}

/**
 * It was made.
 * @returns a rejection where what it was made of may no longer be kept, by which its file is to go
 */
export function keepSummary(
  { summaries }: SmartMeetState,
  { model, hash, ...of }: OfRequest & { readonly model: string; readonly hash: string },
): Decided {
  const summary = summaries[of.language];
  if (summary?.requestId !== of.requestId) return rejected('TRANSCRIPT_NOT_FOUND');
  if (summary.status === 'view') return accepted([]);
  return accepted([{ type: 'SmartMeetMade', data: { ...of, model, hash } }]);
}

/** It could not be made; the failure of a request that no longer counts is not reported. */
export function failSummary(
  { summaries }: SmartMeetState,
  {
    attempt,
    reason,
    ...of
  }: OfRequest & { readonly attempt: number; readonly reason: SmartMeetFailure },
): Decided {
  const summary = summaries[of.language];
  if (summary?.requestId !== of.requestId || summary.status !== 'processing') return accepted([]);
  return accepted([{ type: 'SmartMeetFailed', data: { ...of, attempt, reason } }]);
}

type DiscardReason = Extract<SmartMeetEvent, { type: 'SmartMeetDiscarded' }>['data']['reason'];

/** Removes all that was made of a transcript. If there is nothing to remove, nothing changes. */
export function discardSummaries(
  { summaries }: SmartMeetState,
  { callId, reason }: { readonly callId: string; readonly reason: DiscardReason },
): Decided {
  if (Object.keys(summaries).length === 0) return accepted([]);
  return accepted([{ type: 'SmartMeetDiscarded', data: { callId, reason } }]);
}

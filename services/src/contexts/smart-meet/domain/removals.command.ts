import type { Decision } from '@foyer/contracts/decision';
import type { SmartMeetEvent, TranscriptEvent } from '@foyer/contracts/smart-meet';

import { defineCommand } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import {
  answerTranscript,
  withdrawFromTranscript,
  type AnswerTranscript as Answer,
  type WithdrawFromTranscript as Withdrawal,
} from './consent.js';
import { deleteTranscript, type DeleteTranscript as Delete } from './delete-transcript.js';
import { discardSummaries } from './make-summary.js';
import type { SmartMeetState } from './smart-meet.js';
import { callOf, smartMeetOf, withSmartMeet } from '../streams.js';
import { fileOf } from './file-of.service.js';

type Reason = Parameters<typeof discardSummaries>[1]['reason'];

/**
 * Adds the consequences of a changed transcript for its summaries: if words were removed, the
 * summaries are removed with them.
 */
function alsoDiscarding(
  decision: Decision<readonly TranscriptEvent[]>,
  smartMeet: SmartMeetState,
  callId: string,
  reason: Reason,
): Decision<{
  readonly transcript: readonly TranscriptEvent[];
  readonly smartMeet: readonly SmartMeetEvent[];
}> {
  if (decision.type === 'rejected') return decision;
  const { events: transcript } = decision;
  const removes = transcript.some(
    ({ type }) => type === 'TranscriptConsentWithdrawn' || type === 'TranscriptDeleted',
  );
  const discarded = removes ? discardSummaries(smartMeet, { callId, reason }) : undefined;
  const events = discarded?.type === 'accepted' ? discarded.events : [];
  return { ...decision, events: { transcript, smartMeet: events } };
}

async function removeFiles(files: Files, { requestIds }: SmartMeetState): Promise<void> {
  for (const requestId of requestIds) await files.remove(fileOf(requestId));
}

/**
 * Records that a person agrees to be transcribed, or does not (any more): then their words are
 * removed.
 */
export const AnswerTranscript = defineCommand({
  name: 'AnswerTranscript',
  needs: { files: Files },
  handle: async (answer: Answer, { context, needs: { files }, run, stateOf }) => {
    const { callId, consent } = answer;
    const outcome = await run({
      context,
      streams: { ...withSmartMeet(answer), call: callOf(answer) },
      decide: ({ transcript, smartMeet, call }, { now }) =>
        alsoDiscarding(
          answerTranscript(transcript, call, answer, now.toISOString()),
          smartMeet,
          callId,
          'consent-withdrawn',
        ),
    });
    if (consent === 'refused') await removeFiles(files, await stateOf(smartMeetOf({ callId })));
    return outcome;
  },
});

/** Removes a person's own words, also after the call. */
export const WithdrawFromTranscript = defineCommand({
  name: 'WithdrawFromTranscript',
  needs: { files: Files },
  handle: async (withdrawal: Withdrawal, { context, needs: { files }, run, stateOf }) => {
    const { callId } = withdrawal;
    const outcome = await run({
      context,
      streams: withSmartMeet(withdrawal),
      decide: ({ transcript, smartMeet }, { now }) =>
        alsoDiscarding(
          withdrawFromTranscript(transcript, withdrawal, now.toISOString()),
          smartMeet,
          callId,
          'consent-withdrawn',
        ),
    });
    await removeFiles(files, await stateOf(smartMeetOf({ callId })));
    return outcome;
  },
});

/** Deletes a transcript permanently, and all that was made of it. */
export const DeleteTranscript = defineCommand({
  name: 'DeleteTranscript',
  needs: { files: Files },
  handle: async (deletion: Delete, { context, needs: { files }, run, stateOf }) => {
    const { callId } = deletion;
    const outcome = await run({
      context,
      streams: withSmartMeet(deletion),
      decide: ({ transcript, smartMeet }) =>
        alsoDiscarding(
          deleteTranscript(transcript, deletion),
          smartMeet,
          callId,
          'transcript-deleted',
        ),
    });
    await removeFiles(files, await stateOf(smartMeetOf({ callId })));
    return outcome;
  },
});

/** Removes the summaries of a transcript if a person they may mention is forgotten. */
export const DiscardSummaries = defineCommand({
  name: 'DiscardSummaries',
  needs: { files: Files },
  handle: async (
    discard: { readonly callId: string; readonly reason: Reason },
    { context, needs: { files }, run, stateOf },
  ) => {
    const outcome = await run({
      context,
      stream: smartMeetOf(discard),
      decide: (smartMeet) => discardSummaries(smartMeet, discard),
    });
    await removeFiles(files, await stateOf(smartMeetOf(discard)));
    return outcome;
  },
});

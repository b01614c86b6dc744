import { TranscriptStopped } from '@foyer/contracts/smart-meet';

import { defineReaction } from '#platform/cqrs';
import { RequestSummary } from '../commands.js';
import { ChatModel } from '../ports/chat-model.js';
import { FindUtterances } from '../queries.js';
import { SetUpSince } from './set-up-since.js';

/**
 * As soon as a transcript ends with its call, its summary is made, in German unless most words were
 * in another language.
 */
export const AskForTheSummaryOfAFinishedTranscript = defineReaction({
  name: 'ask-for-the-summary-of-a-finished-transcript',
  whenReadModel: { projection: 'transcripts', events: [TranscriptStopped] },
  needs: { model: ChatModel, since: SetUpSince },
  each: async ({ data: { callId, stoppedAt } }, { query, execute, needs: { model, since } }) => {
    // Of what ended before the start no one has decided that it is sent to a service; it can be
    // asked for.
    if (!model.isSetUp || stoppedAt < since.at) return;
    const said = await query(new FindUtterances(callId));
    if (said.length === 0) return;
    const german = said.filter(({ language }) => language === 'de-DE').length;
    const language = german * 2 >= said.length ? 'de' : 'en';
    await execute(RequestSummary, { callId, language, by: null }, { correlationId: callId });
  },
});

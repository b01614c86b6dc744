import { TranscriptStopped } from '@foyer/contracts/smart-meet';

import { defineReaction } from '../../../platform/eventing/index.js';
import { RequestSummary } from '../commands/index.js';
import { ChatModel } from '../ports/chat-model.js';
import { FindUtterances } from '../queries/index.js';

/** As soon as a transcript ends with its call, its summary is made, in German unless most was said in another language. */
export const AskForTheSummaryOfAFinishedTranscript = defineReaction({
  name: 'ask-for-the-summary-of-a-finished-transcript',
  whenReadModel: { projection: 'transcripts', events: [TranscriptStopped] },
  needs: { model: ChatModel },
  each: async ({ data: { callId } }, { query, execute, needs: { model } }) => {
    if (!model.isSetUp) return;
    const said = await query(new FindUtterances(callId));
    if (said.length === 0) return;
    const german = said.filter(({ language }) => language === 'de-DE').length;
    const language = german * 2 >= said.length ? 'de' : 'en';
    await execute(RequestSummary, { callId, language, by: null }, { correlationId: callId });
  },
});

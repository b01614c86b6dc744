import { createHash } from 'node:crypto';

import { SmartMeetRequested, type SmartMeetFailure } from '@foyer/contracts/smart-meet';

import { Freshness } from '#platform/cqrs/projections';
import { defineJob, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { FailSummary, KeepSummary, StartTry } from '../commands.js';
import { fileOf } from '../domain/file-of.service.js';
import { ChatModel } from '../ports/chat-model.js';
import { ServiceFault } from '../service-fault.js';
import { labelled } from '../prompting/labelled.js';
import { withoutMoodOfOne } from '../domain/mood.js';
import { summarize } from '../prompting/summarize.js';
import type { SummaryFile } from '../prompting/summary-file.js';
import { translate, translateLines } from '../prompting/translate.js';
import { FindUtterances, ReadSummaryFile } from '../queries.js';
import { smartMeetOf } from '../streams.js';

const HOUR_MS = 3_600_000;
/** Words in another language than the summary's are translated into it. */
const SPOKEN = { en: 'en-US', de: 'de-DE' } as const;
const languageOf = (spoken: string) => (spoken.startsWith('de') ? 'de' : 'en');

/** Has a summary made in a language, or the one that there is translated, and keeps it. */
export const MakeASummary = defineJob({
  name: 'make-a-summary',
  on: [SmartMeetRequested],
  needs: { model: ChatModel, files: Files, freshness: Freshness },
  deadlineMs: HOUR_MS,
  retries: { firstMs: 5_000, maxMs: 300_000, attempts: 6 },
  atOnce: 2,
  run: async (
    { data: { callId, requestId, language }, position },
    { needs: { model, files, freshness }, stateOf, query, execute, progress, signal },
  ) => {
    const of = { callId, requestId, language };
    const smartMeet = await stateOf(smartMeetOf({ callId }));
    const summary = smartMeet.summaries[language];
    if (summary?.requestId !== requestId || summary.status === 'view') return;
    const attempt = summary.attempt + 1;
    await execute(StartTry, { ...of, attempt });
    const fail = (reason: SmartMeetFailure) => execute(FailSummary, { ...of, attempt, reason });
    if (!model.isSetUp) {
      await fail('not-set-up');
      return;
    }
    await freshness.waitFor(position, ['transcripts']);
    const said = await query(new FindUtterances(callId));
    if (said.length === 0) {
      await fail('nothing-said');
      return;
    }
    const known = labelled(said);
    const share = (from: number, part: number) => (done: number) =>
      void progress(from + part * done);
    const asking = { model, language, signal };
    try {
      const { firstLanguage } = smartMeet;
      const first = firstLanguage === null ? undefined : smartMeet.summaries[firstLanguage];
      // If its file is gone, it is made from the words of the call.
      const before =
        first && first.hash !== null && firstLanguage !== language
          ? await query(new ReadSummaryFile({ requestId: first.requestId, hash: first.hash }))
          : undefined;
      const { lines, dropped } =
        before && firstLanguage !== null
          ? {
              lines: await translateLines(
                withoutMoodOfOne(before.lines, model.tellsMood, said),
                firstLanguage,
                {
                  ...asking,
                  progress: share(0, 0.4),
                },
              ),
              dropped: before.dropped,
            }
          : await summarize(known, { ...asking, progress: share(0, 0.4) });
      const foreign = said.filter((one) => one.language !== SPOKEN[language]);
      const { texts, unfaithful } = await translate(
        new Map(
          foreign.map(({ _id, text, language: spoken }) => [
            _id,
            { text, language: languageOf(spoken) },
          ]),
        ),
        { ...asking, progress: share(0.4, 0.5) },
      );
      const speakers = before?.speakers ?? known.speakers;
      const file: SummaryFile = {
        lines,
        speakers: { ...speakers },
        translations: Object.fromEntries(texts),
        untranslated: [...unfaithful],
        dropped,
      };
      const content = Buffer.from(JSON.stringify(file));
      const hash = createHash('sha256').update(content).digest('base64url');
      await files.put(fileOf(requestId), content);
      await execute(KeepSummary, { ...of, model: model.name, hash }).catch(
        async (error: unknown) => {
          await files.remove(fileOf(requestId));
          // Its source may not be kept any longer.
          if (!(error instanceof Rejected) || error.code !== 'TRANSCRIPT_NOT_FOUND') throw error;
        },
      );
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error;
      await fail(error.reason);
      if (error.isPassing) throw error;
    }
  },
});

import type { CallRecord } from '@foyer/contracts/calls';
import { Language } from '@foyer/contracts/identity';
import type { SmartMeet, SmartMeetStatus, SummaryLines } from '@foyer/contracts/smart-meet';
import type { ReadStore } from '@foyer/projections';
import type { TranscriptDocument } from '@foyer/projections/smart-meet';
import { QueryBus } from '@nestjs/cqrs';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { ChatModel } from '../ports/chat-model.js';
import { withNames, type SummaryFile } from '../prompting/summary-file.js';
import { withoutMoodOfOne } from '../domain/mood.js';
import { ReadSummaryFile } from './summary-file.js';
import { FindUtterances } from './transcripts.js';

const store = need<ReadStore>(READ_STORE);
/** From the furthest on. */
const ORDER = ['view', 'processing', 'failure', 'request'] as const satisfies SmartMeetStatus[];
const UNNAMED = { en: 'a participant', de: 'jemand im Gespräch' } as const;

/** Shows a transcript with all its summaries to a person who may read it. */
export const ShowSmartMeet = defineQuery({
  name: 'ShowSmartMeet',
  needs: { store, queries: QueryBus, model: ChatModel },
  answer: async (
    { transcript, readerId }: { transcript: TranscriptDocument; readerId: string },
    { needs },
  ): Promise<SmartMeet> => {
    const { _id: callId } = transcript;
    const said = await needs.queries.execute(new FindUtterances(callId));
    const call = await needs.store.collection<CallRecord>('calls').findOne({ _id: callId });
    const names = new Map(
      (call?.joiners ?? []).map(({ joinerId, displayName }) => [joinerId, displayName]),
    );
    const { tellsMood } = needs.model;
    const shown = await inLanguages(transcript, needs.queries, {
      nameOf: (id) => names.get(id) ?? null,
      without: (lines) => withoutMoodOfOne(lines, tellsMood, said),
    });
    const { files, lines, statusByLanguage, failureByLanguage } = shown;
    const textOf = (kind: keyof SummaryLines, between: string) =>
      mapped(lines, (one) => one[kind].map(({ text }) => text).join(between));
    const statuses = Object.values(statusByLanguage);
    return {
      meetId: callId,
      callDetailId: callId,
      status: ORDER.find((status) => statuses.includes(status)) ?? 'request',
      statusByLanguage,
      failureByLanguage,
      isSummaryAvailable: needs.model.isSetUp,
      startedAt: transcript.startedAt,
      endedAt: transcript.stoppedAt,
      sentimentAnalysis: textOf('sentiment', ' '),
      summary: textOf('summary', '\n'),
      tasks: mapped(lines, ({ tasks }) => tasks.map(({ text }) => text)),
      lines,
      droppedByLanguage: mapped(files, ({ dropped }) => dropped),
      transcript: said.map(({ _id, speakerId, text, language, startedAt, endedAt }) => ({
        id: _id,
        memberId: speakerId,
        displayName: names.get(speakerId) ?? null,
        avatar: null,
        baseText: text,
        language,
        translations: Object.fromEntries(
          Object.entries(files).flatMap(([to, { translations }]) => {
            const translated = translations[_id];
            return translated === undefined ? [] : [[to, translated]];
          }),
        ),
        untranslated: Language.options.filter(
          (to) => files[to]?.untranslated.includes(_id) === true,
        ),
        startTime: startedAt,
        endTime: endedAt,
        messages: [text],
      })),
      isDeleted: transcript.isDeleted,
      hasOwnWords: said.some(({ speakerId }) => speakerId === readerId),
    };
  },
});

async function inLanguages(
  { summaries }: TranscriptDocument,
  queries: QueryBus,
  how: {
    readonly nameOf: (joinerId: string) => string | null;
    readonly without: (lines: SummaryLines) => SummaryLines;
  },
) {
  const files: Partial<Record<Language, SummaryFile>> = {};
  const lines: Partial<Record<Language, SummaryLines>> = {};
  const statusByLanguage: SmartMeet['statusByLanguage'] = {};
  const failureByLanguage: SmartMeet['failureByLanguage'] = {};
  for (const language of Language.options) {
    const summary = summaries[language];
    statusByLanguage[language] = summary?.status ?? 'request';
    if (summary?.status === 'failure') failureByLanguage[language] = summary.failure ?? 'no-answer';
    if (summary?.status !== 'view') continue;
    const { requestId, hash } = summary;
    const file = await queries.execute(new ReadSummaryFile({ requestId, hash: hash ?? '' }));
    if (!file) {
      statusByLanguage[language] = 'failure';
      failureByLanguage[language] = 'unusable';
      continue;
    }
    files[language] = file;
    const { speakers } = file;
    lines[language] = withNames(
      { lines: how.without(file.lines), speakers },
      (id) => how.nameOf(id) ?? UNNAMED[language],
    );
  }
  return { files, lines, statusByLanguage, failureByLanguage };
}

function mapped<From, To>(
  by: Partial<Record<Language, From>>,
  map: (value: From) => To,
): Partial<Record<Language, To>> {
  const all: Partial<Record<Language, To>> = {};
  for (const language of Language.options) {
    const value = by[language];
    if (value !== undefined) all[language] = map(value);
  }
  return all;
}

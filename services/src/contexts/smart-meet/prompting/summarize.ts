import type { Language } from '@foyer/contracts/identity';
import type { CitedLine, SummaryLines } from '@foyer/contracts/smart-meet';

import type { ChatModel } from '../ports/chat-model.js';
import type { Labelled } from './labelled.js';
import { portionsOf } from './portions.js';
import { linesOf, summarySchema, type CheckedLines } from './summary-answer.js';
import { taskOfMerging, taskOfSummary } from './tasks.js';

/** The length of a line in the material in addition to its text, in characters. */
const AROUND = 40;

export interface Asking {
  readonly model: ChatModel;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Reports its progress, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/**
 * Has a model summarize the words of a call: in portions if it is long, which are put together in
 * the end.
 * @throws ServiceFault
 */
export async function summarize(said: Labelled, asking: Asking): Promise<CheckedLines> {
  const { model, language, signal, progress } = asking;
  const withMood = model.tellsMood && Object.keys(said.speakers).length > 1;
  const texts = textsOf(said);
  const ask = async (task: string, material: unknown, ids: ReadonlyMap<string, string>) =>
    linesOf(
      await model.answer({
        task,
        material: JSON.stringify(material),
        schema: summarySchema(withMood),
        schemaName: 'minutes',
        signal,
      }),
      { ids, said: texts, language, withMood },
    );
  const portions = portionsOf(said.utterances, ({ text }) => text.length + AROUND);
  const parts: CheckedLines[] = [];
  for (const utterances of portions) {
    const labels = new Map(
      utterances.flatMap(({ label }) => {
        const id = said.ids.get(label);
        return id === undefined ? [] : [[label, id] as const];
      }),
    );
    parts.push(await ask(taskOfSummary(language, withMood), { utterances }, labels));
    progress(parts.length / (portions.length + 1));
  }
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const material = materialOf(
    parts.map(({ lines }) => lines),
    said,
  );
  const whole = await ask(taskOfMerging(language, withMood), material, said.ids);
  return { ...whole, dropped: parts.reduce((sum, { dropped }) => sum + dropped, whole.dropped) };
}

/** Returns the text and the speaker's number of each stretch, by id. */
function textsOf({ utterances, ids }: Labelled) {
  return new Map(
    utterances.flatMap(({ label, text, speaker }) => {
      const id = ids.get(label);
      return id === undefined ? [] : [[id, { text, speaker }] as const];
    }),
  );
}

/** Minutes of parts, citing labels as those of the transcript do. */
function materialOf(parts: readonly SummaryLines[], { ids }: Labelled) {
  const labels = new Map([...ids].map(([label, id]) => [id, label]));
  const shown = (lines: readonly CitedLine[]) =>
    lines.map(({ text, citations }) => ({
      text,
      cites: citations.map((id) => labels.get(id) ?? ''),
    }));
  return {
    parts: parts.map(({ summary, tasks, sentiment }) => ({
      summary: shown(summary),
      tasks: shown(tasks),
      mood: shown(sentiment),
    })),
  };
}

import type { Language } from '@foyer/contracts/identity';
import type { CitedLine, SummaryLines } from '@foyer/contracts/smart-meet';

import type { ChatModel } from '../ports/chat-model.js';
import type { Labelled } from './labelled.js';
import { portionsOf } from './portions.js';
import { linesOf, summarySchema } from './summary-answer.js';
import { taskOfMerging, taskOfSummary } from './tasks.js';

/** What a line takes beside its text in the material, in characters. */
const AROUND = 40;

export interface Asking {
  readonly model: ChatModel;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Says how far it is, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/**
 * Has a model summarize what was said: in portions where it is long, which are put together in the end.
 * @throws ServiceFault
 */
export async function summarize(said: Labelled, asking: Asking): Promise<SummaryLines> {
  const { model, language, signal, progress } = asking;
  const ask = async (task: string, material: unknown, ids: ReadonlyMap<string, string>) =>
    linesOf(
      await model.answer({
        task,
        material: JSON.stringify(material),
        schema: summarySchema,
        schemaName: 'minutes',
        signal,
      }),
      ids,
    );
  const portions = portionsOf(said.utterances, ({ text }) => text.length + AROUND);
  const parts: SummaryLines[] = [];
  for (const utterances of portions) {
    const labels = new Map(
      utterances.flatMap(({ label }) => {
        const id = said.ids.get(label);
        return id === undefined ? [] : [[label, id] as const];
      }),
    );
    parts.push(await ask(taskOfSummary(language), { utterances }, labels));
    progress(parts.length / (portions.length + 1));
  }
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return ask(taskOfMerging(language), materialOf(parts, said), said.ids);
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

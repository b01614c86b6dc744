import type { SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { ServiceFault } from '../ports/service-fault.js';
import { portionsOf } from './portions.js';
import { plainLine } from './summary-answer.js';
import type { Asking } from './summarize.js';
import { taskOfTranslation } from './tasks.js';

/** So much is translated at once, in characters: the answer is as long again. */
const PORTION = 6_000;
const AROUND = 30;

const Answer = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });
const schema = z.toJSONSchema(
  z.strictObject({ lines: z.array(z.strictObject({ id: z.string(), text: z.string() })) }),
);

/** Texts by id, translated; what the model left out is not among them. @throws ServiceFault */
export async function translate(
  texts: ReadonlyMap<string, string>,
  { model, language, signal, progress }: Asking,
): Promise<ReadonlyMap<string, string>> {
  const entries = [...texts].map(([id, text]) => ({ id, text }));
  const portions = portionsOf(entries, ({ text }) => text.length + AROUND, PORTION);
  const translated = new Map<string, string>();
  for (const [index, lines] of portions.entries()) {
    const answer = Answer.safeParse(
      await model.answer({
        task: taskOfTranslation(language),
        material: JSON.stringify({ lines }),
        schema,
        schemaName: 'translation',
        signal,
      }),
    );
    if (!answer.success) {
      throw new ServiceFault('unusable', 'The translation of the model has another form');
    }
    const asked = new Set(lines.map(({ id }) => id));
    for (const { id, text } of answer.data.lines) {
      const line = plainLine(text);
      if (asked.has(id) && line !== '') translated.set(id, line);
    }
    progress((index + 1) / portions.length);
  }
  return translated;
}

/** A summary in another language: the same lines, citing the same. @throws ServiceFault where lines are missing */
export async function translateLines(lines: SummaryLines, asking: Asking): Promise<SummaryLines> {
  const texts = new Map<string, string>();
  for (const kind of KINDS) {
    for (const [index, { text }] of lines[kind].entries()) texts.set(`${kind}-${index}`, text);
  }
  const translated = await translate(texts, asking);
  if (translated.size < texts.size) {
    throw new ServiceFault('unusable', 'Lines are missing in the translation of the model');
  }
  const inOther = (kind: (typeof KINDS)[number]) =>
    lines[kind].map(({ text, citations }, index) => ({
      text: translated.get(`${kind}-${index}`) ?? text,
      citations,
    }));
  return {
    summary: inOther('summary'),
    tasks: inOther('tasks'),
    sentiment: inOther('sentiment'),
  };
}

const KINDS = ['summary', 'tasks', 'sentiment'] as const;

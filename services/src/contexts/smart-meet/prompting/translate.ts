import type { Language } from '@foyer/contracts/identity';
import type { SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { isFaithful, type Said } from '../domain/facts/facts.js';
import { ServiceFault } from '../service-fault.js';
import { portionsOf } from './portions.js';
import { plainLine } from './summary-answer.js';
import type { Asking } from './summarize.js';
import { taskOfTranslation } from './tasks.js';

/** The amount that is translated at once, in characters: the answer is as long again. */
const PORTION = 6_000;
const AROUND = 30;

const Answer = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });
const schema = z.toJSONSchema(
  z.strictObject({ lines: z.array(z.strictObject({ id: z.string(), text: z.string() })) }),
);

export interface Translated {
  /** Texts by id. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Ids of those whose translation had other facts, or mentioned other people: their originals are
   * shown.
   */
  readonly unfaithful: ReadonlySet<string>;
}

/** Texts by id, translated; what the model left out is not among them. @throws ServiceFault */
export async function translate(
  said: ReadonlyMap<string, Said>,
  { model, language, signal, progress }: Asking,
): Promise<Translated> {
  const entries = [...said].map(([id, { text }]) => ({ id, text }));
  const portions = portionsOf(entries, ({ text }) => text.length + AROUND, PORTION);
  const texts = new Map<string, string>();
  const unfaithful = new Set<string>();
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
    const isSame = (id: string, text: string) => {
      const original = said.get(id);
      return original !== undefined && isFaithful(original, { text, language });
    };
    for (const { id, text } of answer.data.lines) {
      const line = plainLine(text);
      if (!asked.has(id) || line === '') continue;
      if (isSame(id, line)) texts.set(id, line);
      else unfaithful.add(id);
    }
    progress((index + 1) / portions.length);
  }
  return { texts, unfaithful };
}

/**
 * A summary in another language: the same lines, citing the same. A line whose translation says
 * other facts stays as it is.
 * @param from the language that the lines are in
 * @throws ServiceFault where lines are missing
 */
export async function translateLines(
  lines: SummaryLines,
  from: Language,
  asking: Asking,
): Promise<SummaryLines> {
  const said = new Map<string, Said>();
  for (const kind of KINDS) {
    for (const [index, { text }] of lines[kind].entries()) {
      said.set(`${kind}-${index}`, { text, language: from });
    }
  }
  const { texts, unfaithful } = await translate(said, asking);
  const isThere = (id: string) => texts.has(id) || unfaithful.has(id);
  if (![...said.keys()].every(isThere)) {
    throw new ServiceFault('unusable', 'Lines are missing in the translation of the model');
  }
  const inOther = (kind: (typeof KINDS)[number]) =>
    lines[kind].map(({ text, citations }, index) => {
      const translated = texts.get(`${kind}-${index}`);
      return translated === undefined
        ? { text, citations, isOriginal: true }
        : { text: translated, citations };
    });
  return {
    summary: inOther('summary'),
    tasks: inOther('tasks'),
    sentiment: inOther('sentiment'),
  };
}

const KINDS = ['summary', 'tasks', 'sentiment'] as const;

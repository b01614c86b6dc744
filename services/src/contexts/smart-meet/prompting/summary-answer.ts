import { cleanLine } from '@foyer/contracts/schema';
import type { CitedLine, SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { ServiceFault } from '../ports/service-fault.js';

/** Longest line of a summary, in characters, and most lines of one kind. */
const LINE_MAX = 600;
const LINES_MAX = 40;
const CITATIONS_MAX = 60;

const Line = z.object({ text: z.string(), cites: z.array(z.string()) });
const Answer = z.object({
  summary: z.array(Line),
  tasks: z.array(Line),
  mood: z.array(Line),
});

/** What a model is asked to answer with. */
export const summarySchema: Readonly<Record<string, unknown>> = z.toJSONSchema(
  z.strictObject({
    summary: z.array(z.strictObject(Line.shape)),
    tasks: z.array(z.strictObject(Line.shape)),
    mood: z.array(z.strictObject(Line.shape)),
  }),
);

/** A text of one line without what cannot be seen, of bounded length. */
export function plainLine(text: string): string {
  const line = cleanLine(text.replace(/\s+/g, ' '));
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line;
}

/**
 * The lines of a model's answer that can be kept: plain, of bounded size, and each citing what was put to the model and nothing
 * else. The others are dropped.
 * @param ids what may be cited, by label
 * @throws ServiceFault where the answer has another form, or nothing of a summary is left
 */
export function linesOf(answer: unknown, ids: ReadonlyMap<string, string>): SummaryLines {
  const { data } = Answer.safeParse(answer);
  if (!data) throw new ServiceFault('unusable', 'The answer of the model has another form');
  const kept = (lines: readonly z.output<typeof Line>[]) =>
    lines.flatMap((line) => citedLine(line, ids) ?? []).slice(0, LINES_MAX);
  const lines = {
    summary: kept(data.summary),
    tasks: kept(data.tasks),
    sentiment: kept(data.mood),
  };
  if (lines.summary.length === 0) {
    throw new ServiceFault('unusable', 'No line of the answer goes back to what was said');
  }
  return lines;
}

function citedLine(
  { text, cites }: z.output<typeof Line>,
  ids: ReadonlyMap<string, string>,
): CitedLine | undefined {
  const line = plainLine(text);
  const citations = [...new Set(cites)].map((label) => ids.get(label.trim()));
  if (line === '' || citations.length === 0 || citations.includes(undefined)) return undefined;
  const known = citations.filter((id) => id !== undefined);
  return { text: line, citations: known.slice(0, CITATIONS_MAX) };
}

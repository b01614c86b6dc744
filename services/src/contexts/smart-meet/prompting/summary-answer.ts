import type { Language } from '@foyer/contracts/identity';
import { cleanLine } from '@foyer/contracts/schema';
import type { CitedLine, SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { tokensIn, unsupportedIn } from '../domain/facts/facts.js';
import { moodOfCall } from '../domain/mood.js';
import { ServiceFault } from '../service-fault.js';

/** Longest line of a summary, in characters, and most lines of one kind. */
const LINE_MAX = 600;
const LINES_MAX = 40;
const CITATIONS_MAX = 60;

const Line = z.object({ text: z.string(), cites: z.array(z.string()) });
const Answer = z.object({
  summary: z.array(Line),
  tasks: z.array(Line),
  mood: z.array(Line).default([]),
});

/** Returns the form of the answer that a model is asked for. */
export function summarySchema(withMood: boolean): Readonly<Record<string, unknown>> {
  const lines = z.array(z.strictObject(Line.shape));
  const usual = { summary: lines, tasks: lines };
  return z.toJSONSchema(z.strictObject(withMood ? { ...usual, mood: lines } : usual));
}

/** A text of one line without what cannot be seen, of bounded length. */
export function plainLine(text: string): string {
  const line = cleanLine(text.replace(/\s+/g, ' '));
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line;
}

/** The possible sources of lines. */
export interface Sources {
  /** The stretches that may be cited, by label. */
  readonly ids: ReadonlyMap<string, string>;
  /** The words of the call, by id. */
  readonly said: ReadonlyMap<string, { readonly text: string; readonly speaker: string }>;
  readonly language: Language;
  readonly withMood: boolean;
}

/** The kept lines, and the number of others that had facts without a source. */
export interface CheckedLines {
  readonly lines: SummaryLines;
  readonly dropped: number;
}

/**
 * The lines of a model's answer that can be kept: plain, of bounded size, and each citing only what
 * was put to the model. A kept line has no number, date, account, address or name that is not in
 * its citations. The others are dropped.
 * @throws ServiceFault where the answer has another form, or nothing of a summary is left
 */
export function linesOf(answer: unknown, sources: Sources): CheckedLines {
  const { data } = Answer.safeParse(answer);
  if (!data) throw new ServiceFault('unusable', 'The answer of the model has another form');
  let dropped = 0;
  const kept = (lines: readonly z.output<typeof Line>[]) => {
    const checked = lines.flatMap((line) => citedLine(line, sources) ?? []);
    dropped += lines.length - checked.length;
    return checked.slice(0, LINES_MAX);
  };
  const summary = kept(data.summary);
  const tasks = kept(data.tasks);
  // A mood that was not asked for is not looked at, nor counted.
  const moods = sources.withMood ? kept(data.mood) : [];
  const sentiment = [...moodOfCall(moods, (id) => sources.said.get(id)?.speaker)];
  if (summary.length === 0) {
    throw new ServiceFault('unusable', 'No line of the answer goes back to what was said');
  }
  return { lines: { summary, tasks, sentiment }, dropped };
}

function citedLine(
  { text, cites }: z.output<typeof Line>,
  { ids, said, language }: Sources,
): CitedLine | undefined {
  const line = plainLine(text);
  const citations = [...new Set(cites)].map((label) => ids.get(label.trim()));
  if (line === '' || citations.length === 0 || citations.includes(undefined)) return undefined;
  const known = citations.filter((id) => id !== undefined).slice(0, CITATIONS_MAX);
  const cited = known.flatMap((id) => said.get(id) ?? []);
  if (unsupportedIn({ text: line, language }, cited).length > 0) return undefined;
  const speakers = new Set([...said.values()].map(({ speaker }) => speaker));
  if (tokensIn(line).some((token) => !speakers.has(token))) return undefined;
  return { text: line, citations: known };
}

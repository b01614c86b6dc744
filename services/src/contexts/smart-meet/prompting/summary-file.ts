import { SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

/** A stored summary in one language. */
export const SummaryFile = z.object({
  lines: SummaryLines,
  /** The persons that `[S1]` and so on in it represent. */
  speakers: z.record(z.string(), z.string()),
  /** The words of the call, in this language, by the id of the stretch of speech. */
  translations: z.record(z.string(), z.string()),
  /** Ids of what is shown as it was said, since its translation said other facts. */
  untranslated: z.array(z.string()).default([]),
  /** How many lines were dropped that say what was not said. */
  dropped: z.int().nonnegative().default(0),
});
export type SummaryFile = z.output<typeof SummaryFile>;
type Named = Pick<SummaryFile, 'lines' | 'speakers'>;

/** Its lines with people's names in place of numbers. */
export function withNames(
  { lines, speakers }: Named,
  nameOf: (joinerId: string) => string,
): SummaryLines {
  const named = (text: string) =>
    text.replace(/\[(S\d{1,3})\]/g, (token, number: string) => {
      const joinerId = speakers[number];
      return joinerId === undefined ? token : nameOf(joinerId);
    });
  const all = (kind: keyof SummaryLines) =>
    lines[kind].map((line) => ({ ...line, text: named(line.text) }));
  return { summary: all('summary'), tasks: all('tasks'), sentiment: all('sentiment') };
}

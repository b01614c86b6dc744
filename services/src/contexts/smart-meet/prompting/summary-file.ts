import { SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

/** A stored summary in one language. */
export const SummaryFile = z.object({
  lines: SummaryLines,
  /** The persons that `[S1]` and so on in it represent. */
  speakers: z.record(z.string(), z.string()),
  /** The words of the call, in this language, by the id of the stretch of speech. */
  translations: z.record(z.string(), z.string()),
  /**
   * Ids of the stretches that are shown in their original words, since their translation had other
   * facts.
   */
  untranslated: z.array(z.string()).default([]),
  /** The number of lines that were dropped because they had facts without a source. */
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

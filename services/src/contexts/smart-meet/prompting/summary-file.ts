import { SummaryLines } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

/** What is kept of a summary in one language. */
export const SummaryFile = z.object({
  lines: SummaryLines,
  /** Who `[S1]` and so on in it are. */
  speakers: z.record(z.string(), z.string()),
  /** What was said, in this language, by the id of the stretch of speech. */
  translations: z.record(z.string(), z.string()),
});
export type SummaryFile = z.output<typeof SummaryFile>;

/** Its lines with people's names in place of numbers. */
export function withNames(
  { lines, speakers }: SummaryFile,
  nameOf: (joinerId: string) => string,
): SummaryLines {
  const named = (text: string) =>
    text.replace(/\[(S\d{1,3})\]/g, (token, number: string) => {
      const joinerId = speakers[number];
      return joinerId === undefined ? token : nameOf(joinerId);
    });
  const all = (kind: keyof SummaryLines) =>
    lines[kind].map(({ text, citations }) => ({ text: named(text), citations }));
  return { summary: all('summary'), tasks: all('tasks'), sentiment: all('sentiment') };
}

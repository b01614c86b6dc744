import type { AppendResult, StreamAppend } from '@foyer/event-log';

/** A line from the writing process to the one that kills it. */
export type Line =
  | { readonly say: 'ready' }
  /** About to append; what follows may or may not have happened. */
  | { readonly say: 'intent'; readonly append: string; readonly appends: readonly StreamAppend[] }
  /** The log has answered: from here on it must be there. */
  | { readonly say: 'ack'; readonly append: string; readonly result: AppendResult }
  /** The log has refused: it must not be there. */
  | { readonly say: 'refused'; readonly append: string };

/** Reads whole lines; the last one may have been cut off by the kill. */
export function parseLines(text: string): Line[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

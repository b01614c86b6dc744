import type { Poll } from '@foyer/contracts/polls';

/** Longer names are cut by some systems, in characters. */
const MOST = 60;

/** The name of the file with a result: files of several polls are told apart by it. */
export function fileNameOf({ question }: Pick<Poll, 'question'>): string {
  const words = (question ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const name = words.slice(0, MOST).trim();
  return `${name === '' ? 'poll' : name}.csv`;
}

import type { RebuildWord } from '#platform/operations/admin-socket';
import type { ProgressLine } from '../output/progress-line.js';
import type { Terminal } from '../output/terminal.js';

/** Says how far a rebuild is. */
export type ReportProgress = (word: RebuildWord) => void;

/** Says it in a line, and what it waits for in one of its own. */
export function notifierOf(terminal: Terminal, line: ProgressLine): ReportProgress {
  let known: string | undefined;
  return ({ share, position, goal, waitsFor }) => {
    if (waitsFor !== undefined && waitsFor !== known) terminal.note(`It waits: ${waitsFor}`);
    known = waitsFor;
    const where =
      position === undefined || goal === undefined
        ? ''
        : ` of the log, position ${short(position)} of ${short(goal)}`;
    line.show(share, where);
  };
}

/** Positions are as long as the longest of their log. */
function short(position: string): string {
  return position.replace(/^0+(?=.)/, '');
}

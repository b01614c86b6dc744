import type { CopyProgress } from '@foyer/event-log/copy';

import { ProgressLine } from '../output/progress-line.js';
import type { Terminal } from '../output/terminal.js';

/** Says how far a copy is, and how long the rest takes at the rate so far. */
export function copyProgress(
  terminal: Terminal,
  now: () => number = () => performance.now(),
): (progress: CopyProgress) => void {
  const line = new ProgressLine(terminal);
  let first: { readonly at: number; readonly there: number } | undefined;
  return ({ there, total }) => {
    first ??= { at: now(), there };
    const copied = there - first.there;
    const left = copied > 0 ? ((total - there) / copied) * (now() - first.at) : undefined;
    const rest = left === undefined || total <= there ? '' : `, ${timeLeft(left)} left`;
    line.show(Math.min(1, there / total), `: ${there} of ${total} events${rest}`);
  };
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `about ${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `about ${minutes} min` : `about ${Math.ceil(minutes / 60)} h`;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, StreamAppend } from '@foyer/event-log';

/** Bugs that the harness must find; else its silence means nothing. */
export const MUTANTS = ['ack-before-commit', 'half-a-batch'] as const;
export type Mutant = (typeof MUTANTS)[number];

/** Plants a bug in a log's append. */
export function plant(log: EventLog, mutant: Mutant | undefined): EventLog {
  if (mutant) log.append = BUGS[mutant](log.append.bind(log));
  return log;
}

type Append = EventLog['append'];

const BUGS: Readonly<Record<Mutant, (append: Append) => Append>> = {
  'ack-before-commit': (append) => async (appends) => {
    void delay(5).then(() => append(whateverWasThere(appends)));
    await delay(1);
    return { position: '', revisions: {} };
  },
  'half-a-batch': (append) => async (appends) => {
    const result = await append(appends.slice(0, 1));
    if (appends.length === 1) return result;
    await delay(1);
    return append(whateverWasThere(appends.slice(1)));
  },
};

/** So that the bug shows in what a kill leaves, and not already in conflicts. */
function whateverWasThere(appends: readonly StreamAppend[]): StreamAppend[] {
  return appends.map((append) => ({ ...append, expectedRevision: 'any' }));
}

import type { EventLog, RecordedEvent, SubscriptionMessage } from '@foyer/event-log';

/** Bugs that the harness must find; else its silence means nothing. */
export const MUTANTS = ['late-visible', 'reordered', 'begins-anew', 'counted-twice'] as const;
export type Mutant = (typeof MUTANTS)[number];

/** The number of events of which one meets the bug. */
const EVERY = 700;

/** How often an event has its effect in the read model. */
export function effectsOf({ position }: { position: string }, mutant: Mutant | undefined): number {
  return mutant === 'counted-twice' && Number(position) % EVERY === 0 ? 2 : 1;
}

/** Plants a bug in a log's subscriptions. */
export function plant(log: EventLog, mutant: Mutant | undefined): EventLog {
  const subscribe = log.subscribe.bind(log);
  if (mutant === 'late-visible') log.subscribe = (options) => withHoles(subscribe(options));
  if (mutant === 'reordered') log.subscribe = (options) => swapped(subscribe(options));
  if (mutant === 'begins-anew') {
    log.subscribe = (options) => subscribe({ ...options, after: undefined });
  }
  return log;
}

/**
 * An event whose position was given out before its commit becomes visible only once others have
 * passed it.
 */
async function* withHoles(
  messages: AsyncIterable<SubscriptionMessage>,
): AsyncGenerator<SubscriptionMessage> {
  let count = 0;
  for await (const message of messages) {
    count += 1;
    if (message.kind === 'caught-up' || count % EVERY !== 0) yield message;
  }
}

async function* swapped(
  messages: AsyncIterable<SubscriptionMessage>,
): AsyncGenerator<SubscriptionMessage> {
  let count = 0;
  let held: RecordedEvent | undefined;
  for await (const message of messages) {
    count += 1;
    if (message.kind === 'event' && count % EVERY === 0 && held === undefined) {
      held = message.event;
      continue;
    }
    yield message;
    if (held !== undefined) yield { kind: 'event', event: held };
    held = undefined;
  }
}

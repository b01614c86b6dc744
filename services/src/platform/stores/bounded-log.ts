import type { EventLog } from '@foyer/event-log';

import { askStore, currentScope, StoresOverdue } from '../observability/index.js';

/** How long a request waits for one step of a reading, in milliseconds. */
const STEP_WITHIN_MS = 5_000;

/**
 * A log whose answers are waited for no longer than the request may take that asks; see
 * `RequestProgress`. A reading may be long, as a look into the past is: each of its steps has the
 * time for itself. Outside of requests all takes as long as it takes.
 */
export function boundedLog<L extends EventLog>(log: L, stepWithinMs = STEP_WITHIN_MS): L {
  return new Proxy(log, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(member, target, given);
        if (currentScope()?.progress === undefined) return call();
        if (READ.has(name)) return inSteps(call() as AsyncIterable<unknown>, stepWithinMs);
        return ASKED.has(name) ? askStore(call as () => Promise<unknown>) : call();
      };
    },
  });
}

const READ: ReadonlySet<string | symbol> = new Set(['readStream', 'readAll']);
const ASKED: ReadonlySet<string | symbol> = new Set(['lastOf', 'head']);

/** @throws StoresOverdue where one step takes too long. */
async function* inSteps<T>(events: AsyncIterable<T>, withinMs: number): AsyncGenerator<T> {
  const reading = events[Symbol.asyncIterator]();
  let isWaiting = false;
  let giveUp = (): void => undefined;
  const timer = setTimeout(() => giveUp(), withinMs);
  try {
    for (;;) {
      timer.refresh();
      isWaiting = true;
      const step = await new Promise<IteratorResult<T>>((resolve, reject) => {
        giveUp = () => reject(new StoresOverdue());
        reading.next().then(resolve, reject);
      });
      isWaiting = false;
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    clearTimeout(timer);
    const ended = reading.return?.();
    // A log that hangs does not end on this request.
    if (isWaiting) ended?.catch(() => undefined);
    else await ended;
  }
}

import type { CheckedAppend } from '../append/check-append.js';
import type { AppendResult } from '../port/event-log.js';
import { EventLogClosed } from '../port/errors.js';

/** An append that waits for its commit. */
interface Waiting {
  readonly appends: readonly CheckedAppend[];
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** The result of one append of a group. */
export type Outcome =
  | { readonly ok: true; readonly result: AppendResult }
  | { readonly ok: false; readonly error: unknown };

/** Most events in one commit: bounds how long the process does nothing else. */
const MAX_EVENTS_PER_COMMIT = 2000;

/**
 * Gathers the appends that arrive in one turn of the event loop, or while a commit holds it up, and
 * has them committed together: the sync to disk is what an append costs, and one sync serves them
 * all.
 */
export class GroupCommit {
  #queue: Waiting[] = [];
  #closed = false;

  /**
   * @param commit makes a group durable before it returns, and tells of each append what became of
   * it.
   */
  constructor(
    private readonly commit: (group: readonly (readonly CheckedAppend[])[]) => readonly Outcome[],
  ) {}

  async append(appends: readonly CheckedAppend[]): Promise<AppendResult> {
    if (this.#closed) throw new EventLogClosed();
    return await new Promise((resolve, reject) => {
      this.#queue.push({ appends, resolve, reject });
      if (this.#queue.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** Commits what waits; later appends are refused. */
  close(): void {
    this.#closed = true;
    while (this.#queue.length > 0) this.#flush();
  }

  #flush(): void {
    const group = this.#takeGroup();
    if (group.length === 0) return;
    if (this.#queue.length > 0) setImmediate(() => this.#flush());
    const outcomes = this.commit(group.map(({ appends }) => appends));
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.result);
      else reject(outcome?.error);
    });
  }

  #takeGroup(): Waiting[] {
    let events = 0;
    let count = 0;
    for (const { appends } of this.#queue) {
      for (const part of appends) events += part.events.length;
      if (count > 0 && events > MAX_EVENTS_PER_COMMIT) break;
      count += 1;
    }
    return this.#queue.splice(0, count);
  }
}

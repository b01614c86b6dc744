import { setTimeout as delay } from 'node:timers/promises';

import { ApiError, type Messenger } from '@foyer/contracts/client';

import type { Log } from '../log.js';
import type { TerminalService } from '../terminal-service.js';
import { reportMessage } from './report-message.js';

/** After these the same report may do better another time; after others it never will. */
const PASSING = new Set([
  'TIMEOUT',
  'UNAVAILABLE',
  'OVERLOADED',
  'CONFLICT',
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
]);

/**
 * Sends what the journal owes the server, one after the other in its order, until each is
 * acknowledged.
 */
export class Outbox {
  readonly #ending = new AbortController();
  #sending = false;

  constructor(
    private readonly service: TerminalService,
    private readonly messenger: Messenger,
    private readonly log: Log,
    private readonly retryMs: number,
  ) {}

  /** There may be something to send. */
  wake(): void {
    if (this.#sending || this.#ending.signal.aborted) return;
    this.#sending = true;
    void this.#send().finally(() => (this.#sending = false));
  }

  /** Stops sending; unsent reports stay in the journal. */
  end(): void {
    this.#ending.abort();
  }

  async #send(): Promise<void> {
    const { signal } = this.#ending;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { number, report } = next;
      const said = reportMessage(report, this.service.operations());
      try {
        if (said !== null) await this.messenger.emit(said.message, said.payload);
        if (signal.aborted) return;
        await this.service.acknowledged(number);
      } catch (error) {
        if (signal.aborted) return;
        const code = error instanceof ApiError ? error.code : 'UNEXPECTED';
        if (PASSING.has(code)) {
          await delay(this.retryMs, undefined, { signal }).catch(() => undefined);
        } else {
          const { type, id } = report;
          this.log.warn('The server refused a report of the terminal', { type, id, code });
          await this.service.acknowledged(number);
        }
      }
    }
  }

  #next() {
    return this.#ending.signal.aborted ? undefined : this.service.owed()[0];
  }
}

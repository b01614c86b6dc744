import type { MessageSocket } from '@foyer/contracts/client';

export interface Emitted {
  readonly name: string;
  readonly payload: unknown;
}

/**
 * The server's end of a channel, in memory: it sends a test's messages and records the received
 * ones.
 */
export class ScriptedServer implements MessageSocket {
  readonly acknowledged: Emitted[] = [];
  readonly tried: Emitted[] = [];
  /** How the next messages of a name are answered; then all are taken in. */
  readonly answers = new Map<string, unknown[]>();
  /** While false, nothing that is sent arrives. */
  reachable = true;
  readonly #listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  #watchers: (() => void)[] = [];

  on(event: string, listener: (...args: unknown[]) => void): void {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
  }

  off(event: string, listener: (...args: unknown[]) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  timeout(): { emitWithAck(event: string, payload: unknown): Promise<unknown> } {
    return { emitWithAck: (name, payload) => this.#take({ name, payload }) };
  }

  async #take(emitted: Emitted): Promise<unknown> {
    this.tried.push(emitted);
    if (!this.reachable) throw new Error('not acknowledged in time');
    const answer = this.answers.get(emitted.name)?.shift() ?? { ok: true };
    if ((answer as { ok: boolean }).ok) this.acknowledged.push(emitted);
    for (const look of this.#watchers) look();
    return answer;
  }

  push(name: string, payload: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(payload);
  }

  connect(): void {
    this.reachable = true;
    this.push('connect', {});
  }

  /** Returns the acknowledged messages of a name. */
  heard(name: string): unknown[] {
    return this.acknowledged.filter((one) => one.name === name).map(({ payload }) => payload);
  }

  /** Resolves when this number of messages was acknowledged under a name. */
  async hears(name: string, times = 1): Promise<unknown[]> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (this.heard(name).length < times) return;
        this.#watchers = this.#watchers.filter((watcher) => watcher !== look);
        resolve();
      };
      this.#watchers.push(look);
      look();
    });
    return this.heard(name);
  }
}

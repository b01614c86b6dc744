import type { SocketLike } from '../wire/channel.js';

type Listener = (...args: unknown[]) => void;

/** A socket without a network: tests answer what is emitted, and push. */
export class FakeSocket implements SocketLike {
  connected = true;
  active = true;
  readonly emitted: { name: string; payload: unknown }[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  #answers = new Map<string, (payload: never) => unknown>();

  /** Sets the acknowledgement of emits of this name from now on; `ok: true` is added. */
  answer(name: string, answer: (payload: never) => object): void {
    this.#answers.set(name, (payload) => ({ ok: true, ...answer(payload) }));
  }

  refuse(name: string, code: string, message = code): void {
    this.#answers.set(name, () => ({ ok: false, code, message }));
  }

  /** Delivers an event of the server, or of the connection itself. */
  push(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      listener(...args);
    }
  }

  drop(): void {
    this.connected = false;
    this.push('disconnect', 'transport close');
  }

  restore(): void {
    this.connected = true;
    this.push('connect');
  }

  on(event: string, listener: Listener): void {
    const present = this.#listeners.get(event) ?? new Set<Listener>();
    this.#listeners.set(event, present.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  timeout(): { emitWithAck(event: string, payload: unknown): Promise<unknown> } {
    return {
      emitWithAck: async (name, payload) => {
        this.emitted.push({ name, payload });
        const answer = this.#answers.get(name);
        if (!answer) throw new Error(`Nobody answers ${name}`);
        return answer(payload as never);
      },
    };
  }

  connect(): void {
    this.restore();
  }

  disconnect(): void {
    this.connected = false;
  }

  /** Payloads of the emits of one name, oldest first. */
  sent(name: string): unknown[] {
    return this.emitted.filter((emit) => emit.name === name).map(({ payload }) => payload);
  }
}

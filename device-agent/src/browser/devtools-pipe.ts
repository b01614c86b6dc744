import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

/** More than any screenshot needs; a browser that sends more without an end is broken. */
const MESSAGE_MAX_BYTES = 64 * 1024 * 1024;
const ANSWER_WITHIN_MS = 10_000;

const Message = z.union([
  z.object({
    id: z.int(),
    result: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ message: z.string() }).optional(),
  }),
  z.object({ method: z.string(), params: z.unknown(), sessionId: z.string().optional() }),
]);

interface Pending {
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Speaks to a browser over the pipe of `--remote-debugging-pipe`: JSON, each message ended by a
 * zero byte. Unlike a debugging port, a pipe is closed to other programs on the machine. Emits
 * the browser's events by their method.
 */
export class DevtoolsPipe extends EventEmitter {
  readonly #pending = new Map<number, Pending>();
  #chunks: Buffer[] = [];
  #size = 0;
  #id = 0;
  #closed = false;

  constructor(
    private readonly to: Writable,
    from: Readable,
  ) {
    super();
    from.on('data', (chunk: Buffer) => this.#take(chunk));
    for (const stream of [to, from]) {
      stream.on('error', () => this.#close());
      stream.on('close', () => this.#close());
    }
  }

  /** @throws Error where the browser refuses, is gone, or does not answer in time. */
  send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    if (this.#closed) return Promise.reject(new Error('The browser is gone'));
    const id = (this.#id += 1);
    const frame = JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error(`The browser did not answer to ${method}`));
      }, ANSWER_WITHIN_MS);
      const settled =
        <T>(act: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          act(value);
        };
      this.#pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.to.write(`${frame}\0`);
    });
  }

  #take(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      this.#chunks.push(chunk.subarray(from, end));
      this.#read(Buffer.concat(this.#chunks).toString('utf8'));
      this.#chunks = [];
      this.#size = 0;
      from = end + 1;
    }
    if (from === chunk.length) return;
    this.#chunks.push(chunk.subarray(from));
    this.#size += chunk.length - from;
    if (this.#size > MESSAGE_MAX_BYTES) this.#close();
  }

  #read(text: string): void {
    const message = Message.safeParse(JSON.parse(text)).data;
    if (message === undefined) return;
    if ('method' in message) {
      this.emit(message.method, message.params, message.sessionId);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) pending?.reject(new Error(message.error.message));
    else pending?.resolve(message.result ?? {});
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const { reject } of this.#pending.values()) reject(new Error('The browser is gone'));
    this.#pending.clear();
    this.to.destroy();
  }
}

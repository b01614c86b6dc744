import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { streams } from './protocol.js';

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** Sends the answers to one read, as fast as its reader takes them. */
export class Outlet {
  readonly #gone = new AbortController();

  constructor(private readonly call: ReadCall) {
    // Several events can report the same end: the reader cancels, or its connection breaks.
    for (const event of ['cancelled', 'close', 'error']) {
      call.on(event, () => this.#gone.abort());
    }
  }

  /** Aborts once no one reads any more. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** Writes one answer, after waiting until there is room for more. */
  async write(answer: streams.ReadResp): Promise<void> {
    if (this.gone.aborted || this.call.write(answer)) return;
    await once(this.call, 'drain', { signal: this.gone }).catch(() => undefined);
  }

  end(): void {
    if (!this.gone.aborted) this.call.end();
  }
}

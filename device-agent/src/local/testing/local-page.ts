import { once } from 'node:events';
import { localProtocols } from '@foyer/contracts/local';
import { WebSocket } from 'ws';

/** How a test's page comes to a local socket. */
export interface LocalPageOptions {
  readonly port: number;
  readonly origin?: string;
  readonly secret?: string;
  readonly protocols?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page at a local socket, as the kiosk's browser would hold it. */
export class LocalPage {
  readonly received: {
    type?: string;
    id?: number;
    ok?: boolean;
    code?: string;
    payload?: unknown;
  }[] = [];
  #id = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) =>
      this.received.push(JSON.parse((data as Buffer).toString()) as object),
    );
  }

  /** @returns The page, or the status with which it was not let in. */
  static async open({
    port,
    origin,
    secret,
    protocols,
    headers,
  }: LocalPageOptions): Promise<LocalPage | number> {
    const offered = protocols ?? localProtocols(secret ?? '');
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, [...offered], {
      ...(origin === undefined ? {} : { origin }),
      ...(headers === undefined ? {} : { headers }),
    });
    const page = new LocalPage(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(page));
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.once('error', reject);
    });
  }

  send(type: string, payload: unknown = {}): void {
    this.socket.send(JSON.stringify({ type, payload }));
  }

  /** Sends a message and waits for its answer. */
  async ask(type: string, payload: unknown = {}): Promise<unknown> {
    const id = (this.#id += 1);
    this.socket.send(JSON.stringify({ id, type, payload }));
    return this.next((message) => message.id === id);
  }

  /** @returns The first message that fits, received already or next. */
  async next(fits: (message: LocalPage['received'][number]) => boolean): Promise<unknown> {
    for (;;) {
      const found = this.received.find(fits);
      if (found !== undefined) return found;
      await once(this.socket, 'message');
    }
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }
}

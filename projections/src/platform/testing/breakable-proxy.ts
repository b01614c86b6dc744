import { createServer, connect, type Server, type Socket } from 'node:net';
import { byWayOf, firstServerOf } from '../read-store/mongo-address.js';

/** A breakable connection between a client and its server. */
export class BreakableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: 'open' | 'cut' | 'silent' = 'open';
  #left = Number.POSITIVE_INFINITY;

  private constructor(private readonly target: { readonly host: string; readonly port: number }) {
    this.#server = createServer((client) => this.#join(client));
  }

  /** @param url Of a MongoDB; of several servers the first one. */
  static async before(url: string): Promise<BreakableProxy> {
    const proxy = new BreakableProxy(firstServerOf(url));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** The address of a database of the server, by way of this. */
  through(url: string): string {
    return byWayOf(url, `127.0.0.1:${this.port}`);
  }

  /** Ends all connections, and every new one at once. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /**
   * Ends all connections once this many more pieces have come from the clients; the last one gets
   * through.
   */
  cutAfter(pieces: number): void {
    this.#left = pieces;
  }

  /** Takes connections and everything that is sent, and never answers. */
  silence(): void {
    this.#state = 'silent';
  }

  mend(): void {
    if (this.#state === 'silent') for (const socket of this.#sockets) socket.destroy();
    this.#state = 'open';
    this.#left = Number.POSITIVE_INFINITY;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket): void {
    if (this.#state === 'cut') {
      client.destroy();
      return;
    }
    const server = connect(this.target);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (piece) => {
      if (this.#state === 'silent') return;
      this.#left -= 1;
      server.write(piece, () => {
        if (this.#left <= 0 && this.#state === 'open') this.cut();
      });
    });
    server.on('data', (piece) => {
      if (this.#state === 'open') client.write(piece);
    });
  }
}

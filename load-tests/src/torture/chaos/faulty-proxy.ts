import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The ways in which a dependency can be away without being gone. `black-hole`: connections are
 * accepted, and nothing ever comes back. `slow`: every piece takes its time. `half-open`:
 * requests arrive, and no answer does.
 */
export const TROUBLES = ['black-hole', 'slow', 'half-open'] as const;
export type Trouble = (typeof TROUBLES)[number];

const SLOW_MS = 700;

/** A proxy between the server and one of its dependencies. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #trouble: Trouble | undefined;
  connections = 0;

  private constructor(
    private readonly target: number | undefined,
    private readonly answers: (piece: Buffer, port: number) => Buffer = (piece) => piece,
  ) {
    this.#server = createServer((client) => this.#join(client));
  }

  /**
   * @param target A port of this machine; without one there is no server behind.
   * @param answers Changes a piece on its way back; it receives the port of the proxy.
   */
  static async before(
    target: number | undefined,
    answers?: (piece: Buffer, port: number) => Buffer,
  ): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target, answers);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on, for connections that are open as well; undefined mends it and ends what hung. */
  set trouble(trouble: Trouble | undefined) {
    this.#trouble = trouble;
    if (trouble === undefined) for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket): void {
    this.connections += 1;
    this.#keep(client);
    if (this.target === undefined) return;
    const server = connect(this.target, '127.0.0.1');
    this.#keep(server);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.on('data', (piece) => void this.#pass(piece, server, ['black-hole']));
    server.on('data', (piece) => {
      const answer = this.answers(piece, this.port);
      void this.#pass(answer, client, ['black-hole', 'half-open']);
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    if (this.target === undefined) socket.resume();
  }

  async #pass(piece: Buffer, to: Socket, swallowedBy: readonly Trouble[]): Promise<void> {
    if (this.#trouble !== undefined && swallowedBy.includes(this.#trouble)) return;
    // All pieces take equally long, so that none overtakes another.
    if (this.#trouble === 'slow') await delay(SLOW_MS);
    to.write(piece);
  }
}

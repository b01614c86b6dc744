import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The one address in front of several nodes, as a plain load balancer is: it knows nothing of what
 * goes through it.
 */
export class FrontProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#lead(client));
  #ports: readonly number[] = [];
  #next = 0;

  static async open(): Promise<FrontProxy> {
    const proxy = new FrontProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Leads new connections to these ports, one after the other. */
  leadTo(...ports: readonly number[]): void {
    this.#ports = ports;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(client: Socket): void {
    const port = this.#ports[(this.#next += 1) % this.#ports.length] ?? 0;
    const node = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, node],
      [node, client],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

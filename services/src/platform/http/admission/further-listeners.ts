import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { canReusePort } from './reuse-port.js';

/** The number of listeners in addition to the server's own. */
const FURTHER = 7;

export interface FurtherListenersOptions {
  /** The limit of open connections; one more is closed at once. */
  readonly connectionsMax: number;
  /** Called for each that is closed so. */
  readonly onDrop: () => void;
}

/**
 * Lets a server take several new connections in one turn of its event loop: one by each socket that
 * listens at its port. The server has to listen with `reusePort` itself.
 */
export class FurtherListeners {
  readonly #listeners: Server[] = [];
  #open = 0;
  #isClosed = false;

  constructor(
    private readonly server: Server,
    private readonly options: FurtherListenersOptions,
  ) {
    // Its own limit counts only those that came by its own socket.
    server.prependListener('connection', (socket: Socket) => {
      if (this.#drops(socket)) return;
      this.#open += 1;
      socket.once('close', () => (this.#open -= 1));
    });
  }

  /**
   * Begins once the server listens; until then, and where ports cannot be shared, the server takes
   * one connection in a turn.
   * @throws Error where it cannot be.
   */
  async listen(): Promise<void> {
    if (!canReusePort()) return;
    const { address: host, port } = this.server.address() as AddressInfo;
    await Promise.all(Array.from({ length: FURTHER }, () => this.#listen(host, port)));
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners.splice(0)) listener.close();
  }

  async #listen(host: string, port: number): Promise<void> {
    // As the server makes its own connections.
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      this.#receive(socket),
    );
    const address = { host, port, reusePort: true };
    await once(listener.listen(address), 'listening');
    // Before it listens it cannot be closed.
    if (this.#isClosed) listener.close();
    else this.#listeners.push(listener);
  }

  #receive(socket: Socket): void {
    if (!this.#drops(socket)) this.server.emit('connection', socket);
  }

  /** Closes a connection that is one too many, before anything is read from it. */
  #drops(socket: Socket): boolean {
    const { connectionsMax, onDrop } = this.options;
    if (this.#open < connectionsMax) return false;
    socket.destroy();
    onDrop();
    return true;
  }
}

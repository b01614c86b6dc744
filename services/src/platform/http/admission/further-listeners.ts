import type { Server, Socket } from 'node:net';

import { listenSeveralTimes } from './listen-several-times.js';

/** Beside the server's own. */
const FURTHER = 7;

export interface FurtherListenersOptions {
  /** So many connections may be open; one more is closed at once. */
  readonly connectionsMax: number;
  /** Called for each that is closed so. */
  readonly onDrop: () => void;
}

/** Lets a server take several new connections in one turn of its event loop: one by each that listens at its socket. */
export class FurtherListeners {
  readonly #ended = new AbortController();
  #open = 0;

  constructor(
    private readonly server: Server,
    private readonly options: FurtherListenersOptions,
  ) {
    server.on('connection', (socket: Socket) => {
      this.#open += 1;
      socket.once('close', () => (this.#open -= 1));
    });
  }

  /**
   * Begins once the server listens; until then, and where it cannot be, the server takes one connection in a turn.
   * @throws Error where it cannot be.
   */
  async listen(): Promise<void> {
    const receive = (socket: Socket): void => this.#receive(socket);
    await listenSeveralTimes(this.server, FURTHER, receive, this.#ended.signal);
  }

  close(): void {
    this.#ended.abort();
  }

  #receive(socket: Socket): void {
    const { connectionsMax, onDrop } = this.options;
    if (this.#open >= connectionsMax) {
      socket.destroy();
      onDrop();
      return;
    }
    // As the server makes those that it takes itself.
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    this.server.emit('connection', socket);
  }
}

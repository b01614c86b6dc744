import type { Socket } from 'janode';

/**
 * Stands between a socket and janode, which reads every message in a listener of that socket: what is thrown there is
 * caught nowhere and would end the whole server. A Janus whose messages cannot be read is left at once, as if it were
 * gone.
 */
export class MessageGuard {
  #fault: Error | undefined;

  /** Why the connection was given up, where it was. */
  get fault(): Error | undefined {
    return this.#fault;
  }

  /** Begins before the first listener is there, so that no message comes too early. */
  watch(socket: Socket): void {
    const emit = socket.emit.bind(socket);
    socket.emit = (event, ...args) => {
      if (event !== 'message') return emit(event, ...args);
      try {
        check(args[0]);
        return emit(event, ...args);
      } catch {
        // The parser quotes what it could not read, and that may be anything.
        this.#fault ??= new Error('Janus sent a message that cannot be read');
        socket.terminate();
        return true;
      }
    };
  }
}

/** @throws SyntaxError, TypeError when it is no JSON object */
function check(data: unknown): void {
  const message: unknown = JSON.parse(String(data));
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new TypeError('no object');
  }
}

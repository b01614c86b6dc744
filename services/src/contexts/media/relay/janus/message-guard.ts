import type { Socket } from 'janode';

/** The replacement of a secret. */
const CENSOR = '[redacted]';
/** The fields in which Janus says in its own words what it did not do; these end in the log. */
const SAYINGS: ReadonlySet<string> = new Set(['error', 'error_code', 'code', 'reason']);

/**
 * Stands between a socket and janode, which reads every message in a listener of that socket. An
 * error in there is caught nowhere and would end the whole server. A Janus whose messages cannot be
 * read is left at once, as if it were gone. Secrets of ours that it repeats are taken out before
 * anything is made of them.
 */
export class MessageGuard {
  #fault: Error | undefined;

  constructor(private readonly secrets: readonly string[]) {}

  /** Why the connection was given up, where it was. */
  get fault(): Error | undefined {
    return this.#fault;
  }

  /** Begins before the first listener is there, so that no message comes too early. */
  watch(socket: Socket): void {
    const emit = socket.emit.bind(socket);
    socket.emit = (event, ...args) => {
      if (event !== 'message') return emit(event, ...args);
      const [data, isBinary] = args;
      try {
        return emit('message', this.#read(data), isBinary);
      } catch {
        // The parser quotes what it could not read, and that may be anything.
        this.#fault ??= new Error('Janus sent a message that cannot be read');
        socket.terminate();
        return true;
      }
    };
  }

  /** @throws SyntaxError, TypeError when it is no JSON object */
  #read(data: unknown): unknown {
    const cleaned: string[] = [];
    const message: unknown = JSON.parse(String(data), (key, value: unknown) => {
      if (typeof value !== 'string' || !SAYINGS.has(key)) return value;
      const without = this.#withoutSecrets(value);
      if (without !== value) cleaned.push(key);
      return without;
    });
    if (typeof message !== 'object' || message === null || Array.isArray(message)) {
      throw new TypeError('no object');
    }
    return cleaned.length > 0 ? Buffer.from(JSON.stringify(message)) : data;
  }

  #withoutSecrets(text: string): string {
    return this.secrets.reduce((left, secret) => left.replaceAll(secret, CENSOR), text);
  }
}

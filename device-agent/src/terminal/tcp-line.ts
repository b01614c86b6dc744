import { createConnection, type Socket } from 'node:net';

import { TerminalFault } from './terminal-fault.js';

/** The address of a listener, and the time limit of a connection to it, in milliseconds. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly connectMs: number;
}

interface Parser<Frame> {
  push(bytes: Buffer): Frame[];
}

/**
 * A TCP connection that is read frame by frame. Unread data stays with the system, so nothing
 * grows here.
 */
export class TcpLine<Frame> {
  #frames: Frame[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly parser: Parser<Frame>,
  ) {
    // Each read and write sees the failure itself; without a listener it would end the process.
    socket.on('error', () => undefined);
    socket.setNoDelay(true);
  }

  /** @throws TerminalFault UNREACHABLE */
  static async connect<Frame>(
    { host, port, connectMs }: Endpoint,
    parser: Parser<Frame>,
  ): Promise<TcpLine<Frame>> {
    const socket = createConnection({ host, port });
    const line = new TcpLine(socket, parser);
    const connected = await first(socket, ['connect'], connectMs);
    if (connected === 'connect') return line;
    line.close();
    throw new TerminalFault('UNREACHABLE');
  }

  /** @throws TerminalFault LINE_LOST where the connection is gone already. */
  async write(bytes: Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.socket.write(bytes, (error) => {
        if (error instanceof Error) reject(new TerminalFault('LINE_LOST', { cause: error }));
        else resolve();
      });
    });
  }

  /** The next frame. @throws TerminalFault TIMED_OUT, LINE_LOST, FRAME_TOO_LARGE. */
  async next(timeoutMs: number): Promise<Frame> {
    if (timeoutMs <= 0) throw new TerminalFault('TIMED_OUT');
    const until = performance.now() + timeoutMs;
    for (;;) {
      const frame = this.#frames.shift();
      if (frame !== undefined) return frame;
      const bytes = this.socket.read() as Buffer | null;
      if (bytes !== null) this.#frames = this.parser.push(bytes);
      else await this.#more(until - performance.now());
    }
  }

  async #more(timeoutMs: number): Promise<void> {
    if (this.socket.readableEnded || this.socket.destroyed) throw new TerminalFault('LINE_LOST');
    const happened = await first(this.socket, ['readable', 'end'], timeoutMs);
    if (happened === 'timeout') throw new TerminalFault('TIMED_OUT');
    if (happened === 'close') throw new TerminalFault('LINE_LOST');
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Which of some events comes first; the connection's end and the time always count. */
async function first(
  socket: Socket,
  events: readonly string[],
  timeoutMs: number,
): Promise<string> {
  return new Promise((resolve) => {
    const settle = (what: string) => () => {
      clearTimeout(timer);
      for (const [event, listener] of listeners) socket.off(event, listener);
      resolve(what);
    };
    const listeners = [...events, 'close'].map((event) => [event, settle(event)] as const);
    const timer = setTimeout(settle('timeout'), Math.max(0, timeoutMs));
    for (const [event, listener] of listeners) socket.on(event, listener);
  });
}

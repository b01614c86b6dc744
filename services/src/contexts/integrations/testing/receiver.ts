import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The receiver's answer to the next message. */
export type Answer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'silence'
  | 'closes'
  | 'closes-midway';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly id: string;
}

/** Another system that gets messages, over a real connection. */
export class Receiver {
  readonly received: Received[] = [];
  /** The answers to come; 204 where none is left. */
  readonly answers: Answer[] = [];
  /** Holds the next answers back until it is released. */
  #held: (() => void)[] | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://127.0.0.1:${port.toString()}/hook`);
    server.on('request', (request, response) => void receiver.take(request, response));
    return receiver;
  }

  get ids(): readonly string[] {
    return this.received.map(({ id }) => id);
  }

  /** Makes it slow: it answers once it is released. */
  hold(): void {
    this.#held = [];
  }

  get isHolding(): boolean {
    return (this.#held?.length ?? 0) > 0;
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const answer of held) answer();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const headers = request.headers as Readonly<Record<string, string>>;
    this.received.push({ headers, body, id: headers['webhook-id'] ?? '' });
    const answer = this.answers.shift() ?? { status: 204 };
    const give = (): void => {
      if (answer === 'silence') return;
      if (answer === 'closes') request.socket.destroy();
      else if (answer === 'closes-midway') {
        response.writeHead(500, { 'content-length': '1000' });
        response.write('a part', () => request.socket.destroy());
      } else response.writeHead(answer.status, answer.headers).end();
    };
    if (this.#held) this.#held.push(give);
    else give();
  }
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The request that the gateway received. */
export interface GatewayRequest {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * A provider of text messages for tests: keeps its requests, and gives the answer that a test has
 * set.
 */
export class SmsGateway {
  readonly requests: GatewayRequest[] = [];
  answer: Answer = { status: 200, body: '{}' };
  /** Numbers in E.164 that it refuses in any case. */
  readonly refused = new Set<string>();
  /** It takes the request and says nothing of it. */
  breaksOff = false;
  readonly #waiting: (() => void)[] = [];
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      this.requests.push({ headers: request.headers, url: request.url ?? '', body });
      if (this.breaksOff) {
        request.socket.destroy();
        return;
      }
      const isRefused = [...this.refused].some((number) => body.includes(number));
      const { status, body: text } = isRefused ? { status: 422, body: '{}' } : this.answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      for (const look of this.#waiting.splice(0)) look();
    });
  });

  static async start(): Promise<SmsGateway> {
    const gateway = new SmsGateway();
    await new Promise<void>((resolve) => gateway.#server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send`;
  }

  /** The settings of a server that uses it. */
  get environment(): Record<string, string> {
    return {
      SMS_PROVIDER: 'http',
      SMS_URL: this.url,
      SMS_TOKEN: 'token-of-the-gateway',
      SMS_SENDER: 'Foyer',
    };
  }

  /** The texts to a number so far, oldest first. */
  textsTo(to: string): readonly string[] {
    return this.requests
      .map(({ body }) => JSON.parse(body) as { readonly to: string; readonly text: string })
      .filter((message) => message.to === to)
      .map(({ text }) => text);
  }

  /** The next text to a number, counted from 0, as soon as it comes. */
  async text(to: string, nth = 0): Promise<string> {
    for (;;) {
      const found = this.textsTo(to)[nth];
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

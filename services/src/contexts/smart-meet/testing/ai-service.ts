import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the service received. */
export interface AiRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The faults that a test can set. */
export type AiFault =
  | { readonly status: number }
  | { readonly body: string }
  /** The text of the model, in an answer of the usual form. */
  | { readonly content: string }
  | 'silence'
  | 'huge'
  | 'breaks-off';

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}
interface Minutes {
  readonly utterances?: readonly { readonly label: string; readonly speaker: string }[];
  readonly parts?: readonly {
    readonly summary: readonly { readonly cites: readonly string[] }[];
  }[];
  readonly lines?: readonly { readonly id: string; readonly text: string }[];
}

/**
 * An OpenAI-compatible service for tests. It writes minutes that cite their input, translates by a
 * mark in front, and recognizes a given text. It keeps all requests; faults come first, one for
 * each request.
 */
export class AiService {
  readonly requests: AiRequest[] = [];
  readonly faults: AiFault[] = [];
  /** The text that is recognized in pieces of sound. */
  heard = 'Good morning';
  /** In the place of the minutes that it would write. */
  minutes: unknown;
  readonly #server = createServer((request, response) => {
    // Of who gave up meanwhile nothing is kept.
    this.#serve(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<AiService> {
    const service = new AiService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Returns the environment with which a server uses it. */
  get environment(): Record<string, string> {
    return {
      ...{ SPEECH_URL: this.url, SPEECH_KEY: 'speech-key' },
      ...{ SUMMARY_URL: this.url, SUMMARY_KEY: 'summary-key', SUMMARY_MODEL: 'test-model' },
    };
  }

  /** Returns the last request to the model, as the messages' texts. */
  get lastAsked(): { readonly task: string; readonly material: string } {
    const last = this.requests.filter(({ path }) => path.endsWith('/chat/completions')).at(-1);
    const { messages } = JSON.parse(String(last?.body)) as Asked;
    return { task: messages[0]?.content ?? '', material: messages[1]?.content ?? '' };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.faults.shift();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(pieces),
    };
    this.requests.push(asked);
    if (fault === 'silence') return;
    if (fault === 'huge') response.end(huge);
    else if (fault === 'breaks-off') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{');
      setImmediate(() => response.destroy());
    } else if (fault && 'status' in fault) response.writeHead(fault.status).end('{}');
    else if (fault && 'body' in fault) response.end(fault.body);
    else if (fault) response.end(completion(fault.content));
    else if (asked.path === '/v1/audio/transcriptions') {
      response.end(JSON.stringify({ text: this.heard }));
    } else if (asked.path === '/v1/chat/completions') {
      response.end(completion(JSON.stringify(this.#answer(asked.body))));
    } else response.writeHead(404).end('{}');
  }

  #answer(body: Buffer): unknown {
    const { messages, response_format: format } = JSON.parse(body.toString()) as Asked;
    const material = JSON.parse(messages[1]?.content ?? '{}') as Minutes;
    if (format.json_schema.name === 'translation') {
      return {
        lines: (material.lines ?? []).map(({ id, text }) => ({ id, text: `translated: ${text}` })),
      };
    }
    if (this.minutes !== undefined) return this.minutes;
    const cites = (material.utterances ?? []).map(({ label }) => label);
    const known = material.parts?.flatMap(({ summary }) => summary.flatMap((one) => one.cites));
    const first = (known ?? cites).slice(0, 1);
    return {
      summary: [{ text: '[S1] opened an account.', cites: first }],
      tasks: [{ text: '[S1] sends the papers.', cites: first }],
      mood: [{ text: 'Friendly.', cites: first }],
    };
  }
}

const completion = (content: string): string =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

/** Would be taken, were it not so large. */
const huge = JSON.stringify({
  text: 'Good morning',
  choices: [{ message: { role: 'assistant', content: '{"lines":[]}' } }],
  padding: 'x'.repeat(1_200_000),
});

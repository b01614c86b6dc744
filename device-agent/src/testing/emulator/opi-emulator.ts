import { createServer, type Server, type Socket } from 'node:net';

import { OpiLine } from './opi-line.js';
import { answerTo, cardResponse, serviceResponse } from './opi-responses.js';
import { attribute, framed, messagesOf, textOf } from './opi-wire.js';
import type { TerminalLanguage } from './receipt.js';
import type { EmulatedRequest } from './emulated-request.js';
import { TerminalCourse } from './terminal-course.js';

/**
 * A terminal that speaks OPI, on the wire and in its behaviour; not one line of it is shared with
 * the adapter.
 */
export class OpiEmulator extends TerminalCourse {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** @param posPort Where the register listens for what is to be shown and printed. */
  constructor(
    private readonly posPort: number,
    language: TerminalLanguage = 'de',
  ) {
    super(language);
    this.#server = createServer((socket) => {
      this.#sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => this.#sockets.delete(socket));
      void this.#serve(socket).catch(() => socket.destroy());
    });
  }

  async listen(port: number, host?: string): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, host, resolve));
  }

  async stop(): Promise<void> {
    const stopped = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.abort();
    await stopped;
  }

  async #serve(socket: Socket): Promise<void> {
    for await (const xml of messagesOf(socket)) await this.#handle(socket, xml);
  }

  async #handle(socket: Socket, xml: string): Promise<void> {
    const type = attribute(xml, 'RequestType');
    const id = attribute(xml, 'RequestID');
    const say = (message: string) => void socket.write(framed(message));
    switch (type) {
      case 'Diagnosis':
        say(serviceResponse({ type, id, overall: this.busy ? 'Busy' : 'Success' }));
        break;
      case 'RepeatLastMessage':
        say(this.#repeated(type, id));
        break;
      case 'AbortRequest':
        this.abort();
        say(cardResponse({ type, id, overall: 'Success', result: null }));
        break;
      default:
        await this.#course(socket, xml, type, id);
    }
  }

  #repeated(type: string, id: string): string {
    if (this.busy) return serviceResponse({ type, id, overall: 'Busy' });
    if (this.last === null) return serviceResponse({ type, id, overall: 'Failure' });
    return answerTo(this.last);
  }

  async #course(socket: Socket, xml: string, type: string, id: string): Promise<void> {
    const request = requestOf(xml, type, id);
    const refuse = (overall: string) => {
      const message = { type, id, overall };
      const card = xml.includes('<CardServiceRequest');
      socket.write(
        framed(card ? cardResponse({ ...message, result: null }) : serviceResponse(message)),
      );
    };
    if (request === null) {
      refuse('ValidationError');
      return;
    }
    const line = new OpiLine(socket, this.posPort);
    if (!(await this.run(request, line))) refuse('Busy');
    line.end();
  }
}

function requestOf(xml: string, type: string, requestId: string): EmulatedRequest | null {
  const amount = Math.round(Number(textOf(xml, 'TotalAmount')) * 100);
  const currency = attribute(xml, 'Currency');
  if (type === 'ReconciliationWithClosure') return { kind: 'closure', requestId };
  if (!(amount > 0) || !['EUR', 'USD'].includes(currency)) return null;
  if (type === 'CardPayment') return { kind: 'payment', amount, currency, requestId };
  const stan = attribute(xml, 'STAN');
  if (type !== 'PaymentReversal') return null;
  return { kind: 'reversal', requestId, matches: (entry) => entry.stan === stan };
}

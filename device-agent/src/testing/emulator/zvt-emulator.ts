import { createServer, type Server, type Socket } from 'node:net';

import type { TerminalLanguage } from './receipt.js';
import type { EmulatedRequest } from './emulated-request.js';
import { TerminalCourse } from './terminal-course.js';
import { statusInformation } from './zvt-answers.js';
import { ZvtLine } from './zvt-line.js';
import { packetsOf, type Packet } from './zvt-wire.js';

const BUSY = '84a0';

/** A terminal that speaks ZVT, on the wire and in its behaviour; not one line of it is shared with the adapter. */
export class ZvtEmulator extends TerminalCourse {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(language: TerminalLanguage = 'de') {
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
    const line = new ZvtLine(socket);
    const state = { registered: false };
    for await (const packet of packetsOf(socket)) {
      // While a request runs, only acknowledgements and its abort are heard; so it is not waited for here.
      if (packet.command.startsWith('8')) line.acknowledged();
      else if (packet.command === '06b0') {
        line.write({ command: '8000', data: '' });
        this.abort();
      } else void this.#handle(line, packet, state);
    }
    line.drop();
  }

  async #handle(line: ZvtLine, packet: Packet, state: { registered: boolean }): Promise<void> {
    const { command, data } = packet;
    if (this.busy) {
      line.write({ command: BUSY, data: '' });
      return;
    }
    switch (command) {
      case '0600':
        state.registered = true;
        await this.#completed(line);
        break;
      case '0501':
      case '0670':
        await this.#completed(line);
        break;
      case '0620':
        await this.#repeat(line);
        break;
      case '0601':
      case '0630':
      case '0650':
        await this.#course(line, state.registered ? requestOf(command, data) : null);
        break;
      default:
        line.write({ command: '8483', data: '' });
    }
  }

  async #completed(line: ZvtLine): Promise<void> {
    line.write({ command: '8000', data: '' });
    await line.send({ command: '060f', data: '' });
  }

  async #repeat(line: ZvtLine): Promise<void> {
    line.write({ command: '8000', data: '' });
    if (this.last === null) {
      await line.send({ command: '061e', data: '64' });
      return;
    }
    await line.send(statusInformation(this.last));
    for (const copy of ['merchant', 'customer'] as const) {
      await line.print(copy, this.receipt(copy, this.last));
    }
    await line.send({ command: '060f', data: '' });
  }

  async #course(line: ZvtLine, request: EmulatedRequest | null): Promise<void> {
    if (request === null) {
      line.write({ command: '8483', data: '' });
      return;
    }
    line.begin();
    if (await this.run(request, line)) return;
    line.refuse(BUSY);
  }
}

function requestOf(command: string, data: string): EmulatedRequest | null {
  const requestId = null;
  if (command === '0650') return { kind: 'closure', requestId };
  const fields = command === '0630' ? data.slice(6) : data;
  const [, amount, number, receipt] = /^04(\d{12})49(\d{4})(?:87(\d{4}))?/.exec(fields) ?? [];
  const currency = { '0978': 'EUR', '0840': 'USD' }[number ?? ''];
  if (currency === undefined || Number(amount) === 0) return null;
  if (command === '0601') return { kind: 'payment', amount: Number(amount), currency, requestId };
  return { kind: 'reversal', requestId, matches: (entry) => entry.receiptNumber === receipt };
}

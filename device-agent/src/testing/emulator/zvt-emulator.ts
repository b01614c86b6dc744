import { createServer, type Server, type Socket } from 'node:net';

import type { TerminalLanguage } from './receipt.js';
import type { EmulatedRequest } from './emulated-request.js';
import { TerminalCourse } from './terminal-course.js';
import { registered, statusInformation } from './zvt-answers.js';
import { ZvtLine } from './zvt-line.js';
import { registerOf, type ZvtRegister } from './zvt-register.js';
import { packetsOf, type Packet } from './zvt-wire.js';

const BUSY = '84a0';
const COPIES = ['merchant', 'customer'] as const;
const NOT_POSSIBLE = '83';
/** Bits of the service byte of a repetition. */
const WITH_STATUS = 0x01;
const WITHOUT_PRINT = 0x02;

/**
 * Answers to the question for the last transaction. `told`: its status, as the protocol has it.
 * `printed`: receipts without a status. `mute`: none. `refused`: not possible. `stale`: the one
 * before.
 */
export type Repeats = 'told' | 'printed' | 'mute' | 'refused' | 'stale';

/**
 * A terminal that speaks ZVT as the manufacturers' documents have it (ECR interface 13.x), such as
 * 06 20 with its service byte. Not one line of it is shared with the adapter.
 */
export class ZvtEmulator extends TerminalCourse {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  repeats: Repeats = 'told';
  /** Number of questions that a mute terminal leaves without an answer. */
  muteFor = 0;
  /** False for a terminal that prints line by line only. */
  hasTextBlocks = true;
  /** Characters of a line, in place of those that the register asked for. */
  ownWidth: number | null = null;

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
    for await (const packet of packetsOf(socket)) {
      // While a request runs, only acknowledgements and its abort are read; so it is not waited for
      // here.
      if (packet.command.startsWith('8')) line.acknowledged();
      else if (packet.command === '06b0') {
        line.write({ command: '8000', data: '' });
        this.abort();
      } else void this.#handle(line, packet);
    }
    line.drop();
  }

  async #handle(line: ZvtLine, packet: Packet): Promise<void> {
    const { command, data } = packet;
    if (this.busy) {
      line.write({ command: BUSY, data: '' });
      return;
    }
    switch (command) {
      case '0600':
        line.register = this.#asSetUp(registerOf(data));
        line.write({ command: '8000', data: '' });
        await line.send(registered(this.ledger.terminalId));
        break;
      case '0501':
      case '0670':
        await this.#completed(line);
        break;
      case '0620':
        await this.#repeat(line, data);
        break;
      case '0601':
      case '0630':
      case '0650':
        await this.#course(line, line.register.isRegistered ? requestOf(command, data) : null);
        break;
      default:
        line.write({ command: '8483', data: '' });
    }
  }

  async #completed(line: ZvtLine): Promise<void> {
    line.write({ command: '8000', data: '' });
    await line.send({ command: '060f', data: '' });
  }

  #asSetUp(register: ZvtRegister): ZvtRegister {
    return {
      ...register,
      knowsTextBlocks: register.knowsTextBlocks && this.hasTextBlocks,
      width: this.ownWidth ?? register.width,
    };
  }

  /** @param data A password, and perhaps a service byte. */
  async #repeat(line: ZvtLine, data: string): Promise<void> {
    if (this.repeats === 'mute' && (this.muteFor -= 1) >= 0) return;
    line.write({ command: '8000', data: '' });
    const result = this.repeats === 'stale' ? this.before : this.last;
    if (result === null || this.repeats === 'refused') {
      await line.send({ command: '061e', data: NOT_POSSIBLE });
      return;
    }
    const service = parseInt(/^.{6}03(..)/.exec(data)?.[1] ?? '0', 16);
    const isTold = this.repeats !== 'printed' && (service & WITH_STATUS) !== 0;
    if (isTold) await line.send(statusInformation(result));
    for (const copy of (service & WITHOUT_PRINT) === 0 ? COPIES : []) {
      await line.print(copy, this.receipt(copy, result));
    }
    await line.send({ command: '060f', data: '' });
  }

  protected override vanish(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
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

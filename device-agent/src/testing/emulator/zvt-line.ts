import type { Socket } from 'node:net';

import type { EmulatedResult } from './emulated-request.js';
import type { CourseLine } from './terminal-course.js';
import { displayed, ended, printLines, statusInformation, textBlock } from './zvt-answers.js';
import { NOT_REGISTERED, type ZvtRegister } from './zvt-register.js';
import { packed, type Packet } from './zvt-wire.js';

/**
 * One connection of an emulated ZVT terminal: the register acknowledges each packet before the
 * next.
 */
export class ZvtLine implements CourseLine {
  #waiting: (() => void) | null = null;
  #begun = true;
  dropped = false;
  /** The register as it described itself. */
  register: ZvtRegister = NOT_REGISTERED;

  constructor(private readonly socket: Socket) {
    socket.on('close', () => {
      this.drop();
    });
  }

  write(packet: Packet): void {
    if (!this.dropped) this.socket.write(packed(packet));
  }

  /** Sends and waits for the acknowledgement, or for the end of the line. */
  async send(packet: Packet): Promise<void> {
    this.#acknowledgeRequest();
    if (this.dropped) return;
    this.write(packet);
    await new Promise<void>((resolve) => {
      this.#waiting = resolve;
    });
  }

  acknowledged(): void {
    this.#waiting?.();
    this.#waiting = null;
  }

  /** A request was read; it is acknowledged with the first thing that is said of it. */
  begin(): void {
    this.#begun = false;
  }

  #acknowledgeRequest(): void {
    if (!this.#begun) this.write({ command: '8000', data: '' });
    this.#begun = true;
  }

  refuse(command: string): void {
    this.#begun = true;
    this.write({ command, data: '' });
  }

  async display(text: string): Promise<void> {
    if (this.register.wantsIntermediateStatus) await this.send(displayed(text));
  }

  announce(result: EmulatedResult): Promise<void> {
    return this.send(statusInformation(result));
  }

  async announceAndEnd(result: EmulatedResult): Promise<void> {
    this.#acknowledgeRequest();
    if (this.dropped) return;
    const sent = new Promise<void>((resolve) => this.socket.once('close', () => resolve()));
    this.socket.end(packed(statusInformation(result)));
    this.dropped = true;
    await Promise.race([sent, new Promise((resolve) => this.socket.once('finish', resolve))]);
  }

  /** A register that does not print leaves it to the terminal's own printer. */
  async print(copy: 'merchant' | 'customer', lines: readonly string[]): Promise<void> {
    const { prints, knowsTextBlocks, width } = this.register;
    if (!prints) return;
    if (knowsTextBlocks) await this.send(textBlock(copy, lines));
    else for (const line of printLines(lines, width)) await this.send(line);
  }

  async answer(result: EmulatedResult, times: number): Promise<void> {
    for (let said = 1; said < times; said += 1) await this.send(statusInformation(result));
    await this.send(ended(result));
  }

  async tear(): Promise<void> {
    if (!this.dropped) this.socket.end(Buffer.from('060f', 'hex'));
    this.drop(false);
  }

  /** A completion before anything was acknowledged: it completes nothing that was asked for. */
  async foreign(): Promise<void> {
    this.write({ command: '060f', data: '' });
  }

  drop(destroy = true): void {
    this.dropped = true;
    if (destroy) this.socket.destroy();
    this.acknowledged();
  }
}

import type { Socket } from 'node:net';

import type { EmulatedResult } from './emulated-request.js';
import type { CourseLine } from './terminal-course.js';
import { displayed, ended, printed, statusInformation } from './zvt-answers.js';
import { packed, type Packet } from './zvt-wire.js';

/** One connection of an emulated ZVT terminal: whatever it sends, the register acknowledges before the next. */
export class ZvtLine implements CourseLine {
  #waiting: (() => void) | null = null;
  #begun = true;
  dropped = false;

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

  display(text: string): Promise<void> {
    return this.send(displayed(text));
  }

  announce(result: EmulatedResult): Promise<void> {
    return this.send(statusInformation(result));
  }

  print(copy: 'merchant' | 'customer', lines: readonly string[]): Promise<void> {
    return this.send(printed(copy, lines));
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

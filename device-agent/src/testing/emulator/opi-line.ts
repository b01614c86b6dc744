import { createConnection, type Socket } from 'node:net';

import { answerTo, cardResponse } from './opi-responses.js';
import { framed, messagesOf, quoted } from './opi-wire.js';
import type { EmulatedResult } from './emulated-request.js';
import type { CourseLine } from './terminal-course.js';

/** Both channels of one request. */
export class OpiLine implements CourseLine {
  #devices: Socket | null = null;
  #answers: AsyncGenerator<string> | null = null;
  #sequence = 0;
  dropped = false;

  constructor(
    private readonly socket: Socket,
    private readonly posPort: number,
  ) {
    socket.on('close', () => {
      this.dropped = true;
      this.end();
    });
  }

  display(text: string): Promise<void> {
    return this.#output('CashierDisplay', [text]);
  }

  announce(): Promise<void> {
    return Promise.resolve();
  }

  announceAndEnd(): Promise<void> {
    return Promise.resolve();
  }

  print(copy: 'merchant' | 'customer', lines: readonly string[]): Promise<void> {
    return this.#output(copy === 'merchant' ? 'Printer' : 'PrinterReceipt', lines);
  }

  async #output(target: string, lines: readonly string[]): Promise<void> {
    if (this.dropped) return;
    this.#sequence += 1;
    const id = String(this.#sequence);
    const texts = lines.map((line, row) => `<TextLine Row="${row}">${quoted(line)}</TextLine>`);
    this.#channel().write(
      framed(
        `<?xml version="1.0" encoding="UTF-8"?><DeviceRequest ApplicationSender="Emulator" ` +
          `RequestID="${id}" RequestType="Output" SequenceID="${id}" WorkstationID="Client1">` +
          `<Output OutDeviceTarget="${target}">${texts.join('')}</Output></DeviceRequest>`,
      ),
    );
    // A register that does not answer any more does not keep a terminal from its work.
    await this.#answers?.next().catch(() => undefined);
  }

  #channel(): Socket {
    if (this.#devices === null) {
      this.#devices = createConnection({ host: '127.0.0.1', port: this.posPort });
      this.#devices.on('error', () => undefined);
      this.#answers = messagesOf(this.#devices);
    }
    return this.#devices;
  }

  async answer(result: EmulatedResult, times: number): Promise<void> {
    if (this.dropped) return;
    this.socket.write(Buffer.concat(Array<Buffer>(times).fill(framed(answerTo(result)))));
  }

  async tear(result: EmulatedResult): Promise<void> {
    const bytes = framed(answerTo(result));
    if (!this.dropped) this.socket.end(bytes.subarray(0, bytes.length / 2));
    this.dropped = true;
  }

  async foreign(): Promise<void> {
    const other = { type: 'CardPayment', id: '99999999', overall: 'Success', result: null };
    if (!this.dropped) this.socket.write(framed(cardResponse(other)));
  }

  drop(destroy = true): void {
    this.dropped = true;
    if (!destroy) return;
    this.socket.destroy();
    this.end();
  }

  end(): void {
    this.#devices?.destroy();
  }
}

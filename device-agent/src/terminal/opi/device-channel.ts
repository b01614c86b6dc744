import { createServer, type Server, type Socket } from 'node:net';

import { maskLines } from '@foyer/contracts/payments';

import type { Watch } from '../payment-terminal.js';
import { TcpLine } from '../tcp-line.js';
import { TerminalFault } from '../terminal-fault.js';
import type { TerminalOptions } from '../terminal-options.js';
import { deviceResponse, readDeviceRequest, type DeviceOutput } from './device-service.js';
import { OpiFrameParser, writeOpiFrame } from './opi-frame.js';
import { parseXml, writeXml } from './xml.js';

/**
 * Channel 1: the terminal connects to us and sends texts to show and print while a request lasts.
 */
export class DeviceChannel {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly options: TerminalOptions,
    private readonly watch: Watch,
  ) {
    this.#server = createServer((socket) => {
      void this.#serve(socket);
    });
  }

  /** @throws TerminalFault UNREACHABLE where the port cannot be listened on. */
  static async open(options: TerminalOptions, watch: Watch): Promise<DeviceChannel> {
    const channel = new DeviceChannel(options, watch);
    await new Promise<void>((resolve, reject) => {
      channel.#server.once('error', (cause) => {
        reject(new TerminalFault('UNREACHABLE', { cause }));
      });
      channel.#server.listen(options.myPort, resolve);
    });
    return channel;
  }

  async #serve(socket: Socket): Promise<void> {
    const { log, host, times } = this.options;
    const line = new TcpLine(socket, new OpiFrameParser());
    this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket)));
    try {
      if (socket.remoteAddress?.replace('::ffff:', '') !== host) throw new TerminalFault('REFUSED');
      for (;;) await this.#answer(line, await line.next(times.answerMs));
    } catch (fault) {
      const { code } = fault instanceof TerminalFault ? fault : { code: 'UNEXPECTED' };
      if (code !== 'LINE_LOST') log.warn("A terminal's device channel was closed", { code });
    } finally {
      line.close();
    }
  }

  async #answer(line: TcpLine<Buffer>, frame: Buffer): Promise<void> {
    const request = readDeviceRequest(parseXml(frame));
    if (request === null) throw new TerminalFault('MESSAGE_MALFORMED');
    const understood = request.requestType === 'Output';
    this.options.log.debug('A terminal asked a device', { point: 'opi.device.asked' });
    if (understood) for (const output of request.outputs) this.#put(output);
    await this.watch.step({ name: 'opi.device.answer', binding: false });
    await line.write(writeOpiFrame(writeXml(deviceResponse(request, understood))));
    this.options.log.debug('A device answered', { point: 'opi.device.answered' });
  }

  #put({ target, lines }: DeviceOutput): void {
    const masked = maskLines(lines);
    if (target === 'CashierDisplay') this.watch.display(masked);
    if (target === 'Printer') this.watch.print('merchant', masked);
    if (target === 'PrinterReceipt') this.watch.print('customer', masked);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

import { maskLines } from '@foyer/contracts/payments';

import type { Seen, Watch, WireStep } from '../payment-terminal.js';
import { TcpLine } from '../tcp-line.js';
import type { TerminalOptions } from '../terminal-options.js';
import { ApduParser, writeApdu, type Apdu } from './apdu.js';
import { abortByEcr, acknowledge, NEGATIVE_ACKNOWLEDGEMENT, ZVT } from './commands.js';
import { ReceiptPaper } from './receipt-paper.js';
import { readStatusInformation, type StatusInformation } from './status-information.js';
import { readDisplay, readPrintedLine, readTextBlock } from './texts.js';
import type { Ending } from './zvt-outcome.js';

const NOT_SUPPORTED: Apdu = {
  command: (NEGATIVE_ACKNOWLEDGEMENT << 8) | 0x83,
  data: Buffer.alloc(0),
};

const UNSEEN: Seen = { display: () => undefined, print: () => undefined };

/** One connection: commands one after the other, each until the terminal says that it ended. */
export class ZvtSession {
  private constructor(
    private readonly line: TcpLine<Apdu>,
    private readonly options: TerminalOptions,
    private readonly step: Watch['step'],
  ) {}

  /** @throws TerminalFault UNREACHABLE */
  static async open(options: TerminalOptions, step: Watch['step']): Promise<ZvtSession> {
    const { host, port, times } = options;
    const line = await TcpLine.connect(
      { host, port, connectMs: times.connectMs },
      new ApduParser(),
    );
    return new ZvtSession(line, options, step);
  }

  /**
   * Sends a command, answers what the terminal sends, and waits for its end.
   * @param seen Where to put what the terminal shows and prints meanwhile.
   * @throws TerminalFault
   */
  async run(
    command: Apdu,
    step: WireStep,
    timeoutMs: number,
    seen: Seen = UNSEEN,
  ): Promise<Ending> {
    await this.#write(command, step);
    const refused = await this.#acknowledged(step);
    const ended = { status: null, approved: false };
    if (refused !== null) return { completed: false, code: refused, ...ended };
    const until = performance.now() + timeoutMs;
    let status: StatusInformation | null = null;
    let approved = false;
    const paper = new ReceiptPaper((copy, lines) => {
      seen.print(copy, maskLines(lines));
    });
    for (;;) {
      const packet = await this.line.next(until - performance.now());
      this.#reached(`${step.name}.${packet.command.toString(16).padStart(4, '0')}`);
      const said = this.#hear(packet, seen, paper);
      status = said ?? status;
      approved ||= said?.resultCode === 0;
      await this.#reply(packet, step, said);
      if (packet.command === ZVT.completion) return { completed: true, code: 0, status, approved };
      if (packet.command === ZVT.abort) {
        return { completed: false, code: packet.data[0] ?? 0xff, status, approved };
      }
    }
  }

  /**
   * Returns the reason of a refusal, or null. Packets before the acknowledgement belong to no
   * question of ours.
   */
  async #acknowledged(step: WireStep): Promise<number | null> {
    const until = performance.now() + this.options.times.replyMs;
    for (;;) {
      const { command } = await this.line.next(until - performance.now());
      this.#reached(`${step.name}.acknowledged`);
      if (command === ZVT.acknowledged) return null;
      if (command >> 8 === NEGATIVE_ACKNOWLEDGEMENT) return command & 0xff;
      this.options.log.warn('A packet that answers nothing was ignored', { command });
    }
  }

  /**
   * Forwards texts to the display and the printer. @returns The terminal's status of the
   * transaction, if there is one.
   */
  #hear({ command, data }: Apdu, seen: Seen, paper: ReceiptPaper): StatusInformation | null {
    if (command === ZVT.statusInformation) {
      return readStatusInformation(data, this.options.now().getFullYear());
    }
    if (command === ZVT.intermediateStatus) seen.display(maskLines(readDisplay(data)));
    if (command === ZVT.printLine) paper.add(readPrintedLine(data));
    if (command === ZVT.printTextBlock) paper.add(readTextBlock(data));
    if (command === ZVT.completion || command === ZVT.abort) paper.finish();
    return null;
  }

  /** Writes an approval down before it is acknowledged. */
  async #reply(
    { command }: Apdu,
    { name, binding }: WireStep,
    said: StatusInformation | null,
  ): Promise<void> {
    if (command === ZVT.acknowledged || command >> 8 === NEGATIVE_ACKNOWLEDGEMENT) return;
    const known = (Object.values(ZVT) as readonly number[]).includes(command);
    const reply = known ? acknowledge() : NOT_SUPPORTED;
    const approval =
      binding && said?.resultCode === 0 ? { approved: said.reference?.STAN ?? '' } : {};
    await this.#write(reply, { name: `${name}.reply`, binding: false, ...approval });
  }

  async #write(packet: Apdu, step: WireStep): Promise<void> {
    await this.step(step);
    await this.line.write(writeApdu(packet));
    this.#reached(`${step.name}.written`);
  }

  #reached(point: string): void {
    this.options.log.debug('A packet went or came', { point });
  }

  /**
   * Asks to give up the running command, which then ends on the terminal's side. @throws
   * TerminalFault LINE_LOST
   */
  async abort(): Promise<void> {
    await this.#write(abortByEcr(), { name: 'zvt.abort', binding: false });
  }

  close(): void {
    this.line.close();
  }
}

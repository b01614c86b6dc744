import type { MessageSocket } from '@foyer/contracts/client';
import { terminalMessages } from '@foyer/contracts/local';
import {
  WORKSTATION_ID,
  type PaymentResult,
  type TerminalAddress,
  type TerminalStatus,
} from '@foyer/contracts/payments';
import type { z } from 'zod';

import { Journal } from './journal/journal.js';
import { PaymentLink } from './link/payment-link.js';
import { LocalOrders } from './local-orders.js';
import type { Log } from './log.js';
import { openTerminal } from './open-terminal.js';
import type { TerminalOutput } from './terminal-output.js';
import { TerminalService } from './terminal-service.js';
import { keepSettings, keptSettings, type TerminalSettings } from './terminal-settings.js';
import { TerminalWatch } from './terminal-watch.js';

export type TerminalConfiguration = z.output<typeof terminalMessages.SetConfiguration.payload>;

export interface PaymentServiceOptions {
  /** For the journal and the settings that were given from outside; made where it is not there. */
  readonly folder: string;
  /** The terminal's settings until other settings arrive. */
  readonly settings: TerminalSettings | undefined;
  readonly log: Log;
  /** Between two questions whether the terminal is there, in milliseconds. */
  readonly pollMs?: number;
}

/** How the terminal is. */
export interface TerminalState {
  readonly status: TerminalStatus;
  readonly connected: boolean;
  readonly settings: Partial<TerminalConfiguration>;
}

/** The payment terminal, as the rest of the agent uses it. */
export class PaymentService {
  readonly #watch: TerminalWatch;
  readonly #local: LocalOrders;
  readonly #ends = new Set<() => void>();

  private constructor(
    private readonly options: PaymentServiceOptions,
    private readonly service: TerminalService,
    private settings: TerminalSettings | null,
  ) {
    this.#local = new LocalOrders(service);
    const { pollMs = terminalMessages.TERMINAL_POLL_MS } = options;
    this.#watch = new TerminalWatch(service, pollMs);
  }

  /**
   * @throws JournalFault JOURNAL_DAMAGED: without a journal that can be trusted no money is taken.
   */
  static async start(options: PaymentServiceOptions): Promise<PaymentService> {
    const { folder, log } = options;
    const journal = await Journal.open({ folder, log });
    const settings = (await keptSettings(folder)) ?? options.settings ?? null;
    const service = new TerminalService({ journal, terminal: terminalOf(settings, log), log });
    service.resume();
    return new PaymentService(options, service, settings);
  }

  /** Returns the known state without a question to the terminal. */
  state(): TerminalState {
    const condition = this.#watch.condition ?? 'offline';
    const settings = this.configuration() ?? {};
    return { status: condition, connected: condition !== 'offline', settings };
  }

  /** @returns How to stop hearing. */
  onState(listener: (state: TerminalState) => void): () => void {
    return this.#watch.onChange(() => {
      listener(this.state());
    });
  }

  /**
   * Calls the listener with masked texts that are shown and printed. @returns How to stop
   * hearing.
   */
  onOutput(listener: (output: TerminalOutput) => void): () => void {
    return this.service.onEvent({ output: listener });
  }

  /** @throws TerminalErrorAnswer */
  payment({ TotalAmount, Currency }: z.output<typeof terminalMessages.payment.payload>) {
    return this.#local.pay(TotalAmount, Currency);
  }

  /** @throws TerminalErrorAnswer */
  paymentReversal(original: z.output<typeof PaymentResult>) {
    return this.#local.reverse(original);
  }

  /** @throws TerminalErrorAnswer */
  reconciliationWithClosure() {
    return this.#local.close();
  }

  configuration(): TerminalConfiguration | null {
    if (this.settings === null) return null;
    const { ip, sendPort, receivePort, myPort } = this.settings;
    return {
      EPT_IP: ip,
      EPT_PortSend: sendPort,
      EPT_PortReceive: receivePort,
      MyPort: myPort,
      WorkstationId: WORKSTATION_ID,
    };
  }

  /** Kept over restarts; what the terminal speaks stays unless it is said. */
  async configure(
    address: Omit<TerminalAddress, 'reconciliationTime' | 'protocol'> &
      Partial<Pick<TerminalAddress, 'protocol'>>,
  ): Promise<void> {
    const { ip, port_send: sendPort, port_receive: receivePort, my_port: myPort } = address;
    const protocol =
      address.protocol ?? this.settings?.protocol ?? this.options.settings?.protocol ?? 'opi';
    const settings = { protocol, ip, sendPort, receivePort, myPort };
    await keepSettings(this.options.folder, settings);
    this.settings = settings;
    this.service.use(terminalOf(settings, this.options.log));
    await this.#watch.look();
  }

  setConfiguration(given: TerminalConfiguration): Promise<void> {
    const { EPT_IP: ip, EPT_PortSend, EPT_PortReceive, MyPort } = given;
    const ports = { port_send: EPT_PortSend, port_receive: EPT_PortReceive, my_port: MyPort };
    return this.configure({ ip, ...ports });
  }

  /**
   * Carries out what the server asks for, and reports to it.
   * @param socket Of the channel `payment`, opened with the device's token; connected, or
   * connecting.
   * @returns How to end that. What the server has not acknowledged is sent over the next socket.
   */
  connectToServer(socket: MessageSocket, deviceId: string): () => void {
    const link = new PaymentLink({
      socket,
      deviceId,
      service: this.service,
      watch: this.#watch,
      configure: (address) => this.configure(address),
      log: this.options.log,
    });
    const end = () => {
      link.end();
      this.#ends.delete(end);
    };
    this.#ends.add(end);
    return end;
  }

  /** Stops all messages; the next start finds out the outcome of unfinished orders. */
  async close(): Promise<void> {
    for (const end of [...this.#ends]) end();
    this.#watch.stop();
    await this.service.stop();
  }
}

function terminalOf(settings: TerminalSettings | null, log: Log) {
  if (settings === null) return null;
  const { protocol, ip: host, sendPort: port, myPort } = settings;
  return openTerminal(protocol, { host, port, myPort, log });
}

/** Asks once if a terminal is there, for the person who sets a kiosk up. @returns Its answer. */
export async function reachTerminal(settings: TerminalSettings, log: Log): Promise<TerminalStatus> {
  return (await terminalOf(settings, log)?.terminal.status()) ?? 'offline';
}

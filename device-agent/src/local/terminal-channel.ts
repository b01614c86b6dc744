import { terminalMessages } from '@foyer/contracts/local';
import type { z } from 'zod';

import { LocalError } from './local-error.js';
import { LocalSocket, type LocalSocketOptions } from './local-socket.js';

type Ack<M extends { readonly ack: z.ZodType }> = z.output<M['ack']>;
type Payload<M extends { readonly payload: z.ZodType }> = z.output<M['payload']>;
type Configuration = Payload<typeof terminalMessages.SetConfiguration>;

/** How the terminal is at a moment. */
export interface LocalTerminalStatus {
  readonly status: string;
  readonly connected: boolean;
  readonly settings: Partial<Configuration>;
}

/** The payment terminal as the kiosk's page may use it. Errors carry a `code`. */
export interface LocalTerminal {
  state(): LocalTerminalStatus;
  onState(listener: (status: LocalTerminalStatus) => void): () => void;
  payment(
    order: Payload<typeof terminalMessages.payment>,
  ): Promise<Ack<typeof terminalMessages.payment>>;
  paymentReversal(
    original: Payload<typeof terminalMessages.paymentReversal>,
  ): Promise<Ack<typeof terminalMessages.paymentReversal>>;
  reconciliationWithClosure(): Promise<Ack<typeof terminalMessages.reconciliationWithClosure>>;
  setConfiguration(configuration: Configuration): Promise<void>;
  configuration(): Configuration | null;
}

export interface TerminalChannelOptions extends Pick<
  LocalSocketOptions,
  'port' | 'origin' | 'secret' | 'clock' | 'log'
> {
  readonly terminal: LocalTerminal;
}

/** The local WebSocket of the payment terminal. */
export class TerminalChannel {
  readonly #unwatch: () => void;

  private constructor(
    readonly socket: LocalSocket,
    terminal: LocalTerminal,
  ) {
    this.#unwatch = terminal.onState((status) =>
      socket.push(terminalMessages.Alive, alive(status)),
    );
  }

  /** @throws Error where the port is taken or may not be used. */
  static async open({ terminal, ...options }: TerminalChannelOptions): Promise<TerminalChannel> {
    const socket = await LocalSocket.listen({
      ...options,
      handlers: [
        { message: terminalMessages.status, handle: () => alive(terminal.state()) },
        handling(terminalMessages.payment, (order) => terminal.payment(order)),
        handling(terminalMessages.paymentReversal, (original) =>
          terminal.paymentReversal(original),
        ),
        handling(terminalMessages.reconciliationWithClosure, () =>
          terminal.reconciliationWithClosure(),
        ),
        handling(terminalMessages.SetConfiguration, (to) => terminal.setConfiguration(to)),
        handling(terminalMessages.GetConfiguration, async () => {
          const configuration = terminal.configuration();
          if (configuration === null)
            throw new LocalError('TERMINAL_NOT_CONFIGURED', NOT_CONFIGURED);
          return configuration;
        }),
      ],
      onConnected: (page) => page.push(terminalMessages.Alive, alive(terminal.state())),
    });
    return new TerminalChannel(socket, terminal);
  }

  get port(): number {
    return this.socket.port;
  }

  async close(): Promise<void> {
    this.#unwatch();
    await this.socket.close();
  }
}

const NOT_CONFIGURED = 'No payment terminal is configured.';

const alive = ({ status, settings }: LocalTerminalStatus) => ({
  Status: status,
  Settings: settings,
});

type Definition = (typeof terminalMessages)[
  | 'payment'
  | 'paymentReversal'
  | 'reconciliationWithClosure'
  | 'SetConfiguration'
  | 'GetConfiguration'];

/**
 * Passes a refusal of the terminal on under its own code; any other error is a fault of ours.
 */
function handling<M extends Definition>(
  message: M,
  act: (payload: Payload<M>) => Promise<unknown>,
) {
  return {
    message,
    handle: async (payload: Payload<M>) => {
      try {
        return await act(payload);
      } catch (error) {
        if (error instanceof LocalError) throw error;
        const { code } = error as { code?: unknown };
        if (typeof code === 'string') throw new LocalError(code, undefined, { cause: error });
        throw error;
      }
    },
  };
}

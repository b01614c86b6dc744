import { makeMessenger, type MessageSocket, type Messenger } from '@foyer/contracts/client';
import {
  paymentDeviceMessages,
  paymentMessages,
  type TerminalAddress,
} from '@foyer/contracts/payments';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { Order } from '../journal/entries.js';
import type { Log } from '../log.js';
import type { TerminalService } from '../terminal-service.js';
import type { TerminalWatch } from '../terminal-watch.js';
import { referenceOf } from '../with-original.js';
import { Outbox } from './outbox.js';
import { displayMessage } from './report-message.js';

export interface PaymentLinkOptions {
  /** Of the channel `payment`, opened with the device's token. */
  readonly socket: MessageSocket;
  readonly deviceId: string;
  readonly service: TerminalService;
  readonly watch: TerminalWatch;
  readonly configure: (address: TerminalAddress) => Promise<void>;
  readonly log: Log;
  /** Between two tries to send a report, in milliseconds. */
  readonly retryMs?: number;
}

/** The exchange between server and terminal: requests in one direction, reports in the other. */
export class PaymentLink {
  readonly #messenger: Messenger;
  readonly #outbox: Outbox;
  readonly #ends: (() => void)[] = [];

  constructor(private readonly options: PaymentLinkOptions) {
    const { socket, service, watch, log, retryMs = 3_000 } = options;
    this.#messenger = makeMessenger(socket);
    this.#outbox = new Outbox(service, this.#messenger, log, retryMs);
    const connected = () => {
      this.#outbox.wake();
      this.#notifyStatus();
    };
    socket.on('connect', connected);
    this.#ends.push(
      () => void socket.off('connect', connected),
      () => {
        this.#outbox.end();
      },
      watch.onChange(() => {
        this.#notifyStatus();
      }),
      service.onEvent({
        reported: () => {
          this.#outbox.wake();
        },
        output: (output) => {
          if (output.kind === 'display') this.#show(output.order, output.lines);
        },
      }),
    );
    this.#hearAll();
    connected();
  }

  #hearAll(): void {
    const { service, configure } = this.options;
    this.#hear(paymentMessages.initiatePayment, ({ transactionId, amount, currency }) =>
      this.#take({ kind: 'payment', id: transactionId, transactionId, amount, currency }),
    );
    this.#hear(paymentMessages.initiateRevertPayment, async (asked) => {
      const { reversalId: id, transactionId, amount, currency, result } = asked;
      const original = result ?? referenceOf(transactionId, service.operations());
      if (original) {
        return this.#take({ kind: 'reversal', id, transactionId, amount, currency, original });
      }
      const code = 'ORIGINAL_PAYMENT_UNKNOWN';
      await service.cancel({ id, transactionId, kind: 'reversal', code });
    });
    this.#hear(paymentMessages.reconciliationWithClosure, ({ reconciliationId }) =>
      this.#take({ kind: 'closure', id: reconciliationId, local: false }),
    );
    this.#hear(paymentMessages.abortPayment, async ({ transactionId }) => {
      const given = {
        id: transactionId,
        transactionId,
        kind: 'payment',
        code: 'NOT_SENT',
      } as const;
      if (await service.cancel(given)) return;
      const settlement = service.operation(transactionId)?.settlement ?? null;
      if (settlement === null) await service.abort(transactionId);
      else await service.reportAgain(transactionId);
    });
    this.#hear(paymentDeviceMessages.inquireTerminalRequest, (asked) => this.#inquire(asked));
    this.#hear(paymentMessages.setPaymentTerminalConfig, ({ configuration }) =>
      configure(configuration),
    );
    this.#hear(paymentMessages.getPaymentTerminalStatus, async () => {
      this.#notifyStatus();
    });
  }

  /**
   * The server asks again and again until the order is accepted, so that a busy terminal needs no
   * answer.
   */
  async #take(order: Order): Promise<void> {
    const { service, log } = this.options;
    const code = await service.take(order);
    if (code === null) return;
    log.warn('An order for the terminal was not taken', { id: order.id, code });
    if (code === 'TERMINAL_NOT_CONFIGURED' && order.kind !== 'closure') {
      const { id, transactionId, kind } = order;
      await service.cancel({ id, transactionId, kind, code });
    }
  }

  async #inquire({
    transactionId,
    request,
    requestId,
  }: PushOf<typeof paymentDeviceMessages.inquireTerminalRequest>): Promise<void> {
    const { service } = this.options;
    const given = { id: requestId, transactionId, kind: request, code: 'NOT_SENT' } as const;
    if (await service.cancel(given)) return;
    const settlement = service.operation(requestId)?.settlement ?? null;
    if (settlement === null) return;
    if (settlement.outcome === 'unknown') service.askAgain(requestId);
    else await service.reportAgain(requestId);
  }

  #hear<M extends MessageDefinition>(message: M, act: (push: PushOf<M>) => Promise<void>): void {
    const { deviceId, log } = this.options;
    const { name } = message;
    const heard = (push: unknown): void => {
      const parsed = (message.push ?? message.payload).safeParse(push);
      if (!parsed.success || (parsed.data as { deviceId: unknown }).deviceId !== deviceId) {
        log.warn('A message to another device or of another form was ignored', { name });
        return;
      }
      act(parsed.data as PushOf<M>).catch((error: unknown) => {
        log.warn('A message of the server could not be carried out', { name, error });
      });
    };
    this.#ends.push(this.#messenger.on(message, heard));
  }

  #show(order: Order, lines: readonly string[]): void {
    const said = displayMessage(order, lines);
    if (said !== null) this.#sayOnce(said.message, said.payload);
  }

  #notifyStatus(): void {
    const { deviceId, watch } = this.options;
    const { condition: status } = watch;
    if (status === null) return;
    const connectionEstablished = status !== 'offline';
    const payload = { deviceId, status, connectionEstablished };
    this.#sayOnce(paymentMessages.paymentTerminalStatus, payload);
  }

  /** For what is only true now: late is never. */
  #sayOnce(message: MessageDefinition, payload: unknown): void {
    this.#messenger.emit(message, payload).catch((error: unknown) => {
      const code = (error as { code?: unknown }).code ?? null;
      this.options.log.debug('The server did not hear a message', { name: message.name, code });
    });
  }

  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }
}

import { CommandBus } from '@nestjs/cqrs';
import { paymentDeviceMessages, paymentMessages } from '@foyer/contracts/payments';

import { NewId } from '#platform/clock';
import { CommandRunner, ofItself, Rejected, stream, type Actor } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import {
  Gateway,
  Listens,
  Realtime,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import {
  CompleteReconciliation,
  RecordAnswer,
  RecordClosingStep,
  RecordProgress,
  ReportTerminalStatus,
} from '../commands.js';
import { Terminal } from '../streams.js';
import { DevicePresence } from '../delivery/device-presence.js';
import { roomOfDevice } from '../delivery/rooms.js';
import { PaymentTerminals } from '../views/payment-terminals.js';

const NAME = 'a-device-is-gone';
/** How often a terminal may show something else: each time is an event. */
const DISPLAYS = { burst: 40, perSecond: 2 };
/** How often its status may change. */
const STATUSES = { burst: 30, perSecond: 1 };
const messages = paymentDeviceMessages;
type Input<Name extends keyof typeof messages> = MessageInput<
  Extract<(typeof messages)[Name], object>
>;

/**
 * Receives the reports of devices about their terminals. A device speaks for itself alone; the same
 * report again changes nothing.
 */
@Gateway('payment')
export class DevicePaymentsGateway implements GatewayHooks {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly terminals: PaymentTerminals,
    private readonly presence: DevicePresence,
    private readonly realtime: Realtime,
    private readonly newId: NewId,
  ) {}

  /** A device receives its terminal's address, and all due messages. */
  async onConnect(connection: Connection): Promise<void> {
    const { actor } = connection;
    if (actor.type !== 'device') return;
    this.presence.changed(actor.id);
    const terminal = await this.terminals.find(actor.id);
    const configuration = terminal?.configuration;
    if (!configuration) return;
    connection.push(paymentMessages.setPaymentTerminalConfig, {
      deviceId: actor.id,
      configuration,
    });
  }

  /** With its device a terminal is out of reach; its work continues when the device is back. */
  async onDisconnect({ actor }: Connection): Promise<void> {
    if (actor.type !== 'device') return;
    if (this.realtime.connectionsIn('payment', roomOfDevice(actor.id)).length > 0) return;
    const context = ofItself(NAME, this.newId.next(), actor.id);
    const offline = { status: 'offline', connectionEstablished: false } as const;
    await this.commands.execute(
      new ReportTerminalStatus(context, { deviceId: actor.id, ...offline }),
    );
  }

  @Listens(paymentMessages.paymentTerminalStatus)
  @Spends(STATUSES)
  async status({
    payload,
    actor,
    context,
  }: MessageInput<typeof paymentMessages.paymentTerminalStatus>): Promise<void> {
    ownDevice(actor, payload.deviceId);
    await this.commands.execute(new ReportTerminalStatus(context, payload));
  }

  @Listens(messages.terminalRequestAccepted)
  async accepted({ payload, actor, context }: Input<'terminalRequestAccepted'>): Promise<void> {
    const { requestId, request } = payload;
    if (request === 'reconciliation') {
      const step = { reconciliationId: requestId, step: 'accepted' } as const;
      await this.commands.execute(new RecordClosingStep(context, step));
      return;
    }
    // Only what the terminal is at can be news; what is over is over.
    const { engagement } = await this.runner.stateOf(stream(Terminal, actor.id));
    if (engagement?.requestId !== requestId || engagement.transactionId === null) return;
    const { transactionId } = engagement;
    const progress = { transactionId, requestId, step: 'accepted' } as const;
    await this.commands.execute(new RecordProgress(context, progress));
  }

  @Listens(messages.cashierDisplay)
  @Spends(DISPLAYS)
  async shown({ payload, context }: Input<'cashierDisplay'>): Promise<void> {
    await this.commands.execute(new RecordProgress(context, { ...payload, step: 'shown' }));
  }

  @Listens(messages.printerReceipt)
  async receipt({ payload, context }: Input<'printerReceipt'>): Promise<void> {
    const printed = { ...payload, requestId: payload.transactionId, step: 'receipt' } as const;
    await this.commands.execute(new RecordProgress(context, printed));
  }

  @Listens(messages.reversedPrinterReceipt)
  async reversalReceipt({ payload, context }: Input<'reversedPrinterReceipt'>): Promise<void> {
    const { transactionId, copy, lines } = payload;
    const progress = {
      transactionId,
      copy,
      lines,
      requestId: requestOf(payload),
      step: 'receipt',
    } as const;
    await this.commands.execute(new RecordProgress(context, progress));
  }

  @Listens(messages.paymentResult)
  async result({ payload, context }: Input<'paymentResult'>): Promise<void> {
    const answer = { ...payload, requestId: payload.transactionId };
    await this.commands.execute(new RecordAnswer(context, answer));
  }

  @Listens(messages.paymentReversalResult)
  async reversalResult({ payload, context }: Input<'paymentReversalResult'>): Promise<void> {
    const { transactionId, OverallResult: reason, outcome, via, result } = payload;
    const requestId = requestOf(payload);
    const noCard = { cardNumber: null, cardCircuit: null };
    await this.commands.execute(
      new RecordAnswer(context, {
        transactionId,
        outcome,
        via,
        result,
        ...noCard,
        requestId,
        reason,
      }),
    );
  }

  @Listens(messages.reconciliationResult)
  async totals({ payload, actor, context }: Input<'reconciliationResult'>): Promise<void> {
    const { OverallResult: reason, ...closing } = payload;
    await this.commands.execute(
      new CompleteReconciliation(context, { ...closing, reason, deviceId: actor.id }),
    );
  }
}

/**
 * A payment's own request has its transaction's id; a report about a reversal is not about that
 * request.
 */
function requestOf({
  transactionId,
  reversalId,
}: Readonly<Record<'transactionId' | 'reversalId', string>>): string {
  if (reversalId === transactionId) throw new Rejected('TRANSACTION_NOT_FOUND');
  return reversalId;
}

function ownDevice(actor: Actor, deviceId: string): void {
  if (actor.id !== deviceId) throw new Rejected('FORBIDDEN');
}

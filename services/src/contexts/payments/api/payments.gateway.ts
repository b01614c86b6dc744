import { CommandBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { paymentMessages } from '@foyer/contracts/payments';

import { ChangeDevice } from '#contexts/devices';
import { Freshness } from '#platform/cqrs/projections';
import {
  Gateway,
  Listens,
  Realtime,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { AbortPayment, ReversePayment, StartReconciliation, TakePayment } from '../commands.js';
import { ROOM_OF_ALL, roomOfDevice, roomOfTerminal } from '../delivery/rooms.js';
import { PaymentTerminals, shownTerminal } from '../views/payment-terminals.js';

type Input<Name extends keyof typeof paymentMessages> = MessageInput<
  Extract<(typeof paymentMessages)[Name], object>
>;

/** Serves requests of staff to terminals while they are in a call. */
@Gateway('payment')
export class PaymentsGateway implements GatewayHooks {
  constructor(
    private readonly commands: CommandBus,
    private readonly terminals: PaymentTerminals,
    private readonly realtime: Realtime,
    private readonly freshness: Freshness,
  ) {}

  onConnect(connection: Connection): void {
    const { role } = connection.actor;
    const policy = 'payments.read-all';
    if (role !== 'system' && permits(policy, role)) connection.join(ROOM_OF_ALL, policy);
  }

  @Listens(paymentMessages.getPaymentTerminalStatus)
  async status({ payload: { deviceId }, socket }: Input<'getPaymentTerminalStatus'>) {
    const terminal = await this.terminals.usable(deviceId);
    socket.join(roomOfTerminal(deviceId), paymentMessages.getPaymentTerminalStatus.policy);
    const room = roomOfDevice(deviceId);
    this.realtime.push(paymentMessages.getPaymentTerminalStatus, room, { deviceId });
    return { terminal: shownTerminal(terminal) };
  }

  @Listens(paymentMessages.initiatePayment)
  async take({ payload, context }: Input<'initiatePayment'>): Promise<void> {
    await this.commands.execute(new TakePayment(context, payload));
  }

  @Listens(paymentMessages.abortPayment)
  async abort({ payload, context }: Input<'abortPayment'>): Promise<void> {
    await this.commands.execute(new AbortPayment(context, { ...payload, reason: 'agent' }));
  }

  @Listens(paymentMessages.initiateRevertPayment)
  async reverse({ payload, context }: Input<'initiateRevertPayment'>): Promise<void> {
    await this.commands.execute(new ReversePayment(context, payload));
  }

  /** Its device receives the change once it is recorded. */
  @Listens(paymentMessages.setPaymentTerminalConfig)
  async configure({ payload, context }: Input<'setPaymentTerminalConfig'>): Promise<void> {
    const { deviceId, configuration: terminalConfiguration } = payload;
    await this.commands.execute(new ChangeDevice(context, { deviceId, terminalConfiguration }));
  }

  @Listens(paymentMessages.reconciliationWithClosure)
  async close({ payload, context }: Input<'reconciliationWithClosure'>): Promise<void> {
    const command = new StartReconciliation(context, { ...payload, day: null });
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['reconciliations']);
  }
}

import { eventually } from '#platform/testing/eventually.js';
import { ids, result } from './happenings.js';
import { PaymentsApp, type PaymentPage } from './payments-app.js';

const { transaction: transactionId, device: deviceId } = ids;
/** The payment that Kim asks for. */
export const payment = {
  transactionId,
  deviceId,
  callId: ids.call,
  amount: 1250,
  currency: 'EUR',
  purpose: 'Fee',
};
/** The terminal took the money. */
export const answered = {
  transactionId,
  Success: 1,
  outcome: 'success',
  result,
  cardNumber: '************1111',
  cardCircuit: 'VISA',
};
/** It is not known whether the terminal took it. */
export const unknown = {
  transactionId,
  Success: 0,
  outcome: 'unknown',
  reason: 'TimedOut',
  result: null,
  cardNumber: null,
};
/** The receipt that the terminal printed. */
export const receipt = {
  transactionId,
  lines: ['BETRAG EUR 12,50', 'TA-NR 000123', 'Größe: ŁÓDŹ €'],
};

/** An agent in a call and a device whose terminal is ready. */
export class PayingDesk {
  private constructor(
    readonly app: PaymentsApp,
    public kim: PaymentPage,
    public device: PaymentPage,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<PayingDesk> {
    const app = await PaymentsApp.boot(environment);
    const kim = await app.connect('member', ids.kim);
    const desk = new PayingDesk(app, kim, await app.connect('device', deviceId));
    await desk.ready();
    return desk;
  }

  /** The device says that its terminal can be used. */
  ready() {
    return this.device.emit('paymentTerminalStatus', {
      deviceId,
      status: 'ready',
      connectionEstablished: true,
    });
  }

  /** The device has written a request down. */
  accepts(requestId: string, request = 'payment') {
    return this.device.emit('terminalRequestAccepted', { requestId, request });
  }

  /** Returns the payment as a member sees it. */
  async shown(id: string = ids.admin, role: 'admin' | 'member' = 'admin') {
    const path = `/transaction/${transactionId}`;
    const response = await this.app.http('GET', path, role, id);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async stands(status: string): Promise<void> {
    await eventually(
      `it stands ${status}`,
      async () => (await this.shown()).body.status === status,
    );
  }

  /** Takes the payment from beginning to end. */
  async pay(): Promise<void> {
    await this.kim.emit('initiatePayment', payment);
    await this.device.hears('initiatePayment');
    await this.accepts(transactionId);
    await this.device.emit('paymentResult', answered);
    await this.stands('success');
  }
}

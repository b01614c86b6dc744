import { makeMessenger, type Messenger } from '@foyer/contracts/client';
import { paymentDeviceMessages, paymentMessages } from '@foyer/contracts/payments';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import type { Booking } from './kiosk-terminal.js';
import type { StaffedKiosk } from './staffed-kiosk.js';

const WITHIN_MS = 60_000;

/** The acts of staff with payments at a kiosk, and their view of them. */
export class KioskPayments {
  /** The transactions that the terminal has shown. */
  readonly displayed = new Set<string>();
  readonly #page: Messenger;

  private constructor(
    private readonly kiosk: StaffedKiosk,
    page: Messenger,
  ) {
    this.#page = page;
    page.on(paymentDeviceMessages.cashierDisplay, ({ transactionId }) => {
      this.displayed.add(transactionId);
    });
  }

  static async open(kiosk: StaffedKiosk): Promise<KioskPayments> {
    return new KioskPayments(
      kiosk,
      makeMessenger(await kiosk.connect('payment', kiosk.memberToken)),
    );
  }

  /** @returns The transaction's id. */
  async begin(amount: number): Promise<string> {
    const transactionId = newId();
    const { deviceId, callId } = this.kiosk;
    const asked = { transactionId, deviceId, callId, amount, purpose: 'Fee' };
    await this.#page.emit(paymentMessages.initiatePayment, { ...asked, currency: 'EUR' });
    return transactionId;
  }

  /** Resolves once it is given back. */
  async giveBack(transactionId: string): Promise<void> {
    const { deviceId } = this.kiosk;
    const asked = { transactionId, reversalId: newId(), deviceId };
    await this.#page.emit(paymentMessages.initiateRevertPayment, asked);
    const isReversed = async () =>
      (await this.kiosk.transaction(transactionId)).reverseStatus === 'success';
    await eventually('it is reversed', isReversed, WITHIN_MS);
  }

  async stands(id: string, status: string): Promise<void> {
    let last = '';
    const isSo = async () => {
      // The read model may not know it yet.
      const now = await this.kiosk.transaction(id).catch((error: unknown) => String(error));
      last = typeof now === 'string' ? now : `${now.status} (${now.reason})`;
      return typeof now !== 'string' && now.status === status;
    };
    await eventually(`it stands ${status}`, isSo, WITHIN_MS).catch((error: unknown) => {
      throw new Error(`${String(error)}; ${last}; ${this.kiosk.agent.output}`);
    });
  }

  /** Resolves once the terminal can be asked again. */
  async isFree(): Promise<void> {
    const { deviceId } = this.kiosk;
    const isFree = async () => {
      const ack = await this.#page.emit(paymentMessages.getPaymentTerminalStatus, { deviceId });
      return ack.terminal.transactionId === null;
    };
    await eventually('the terminal is free', isFree, WITHIN_MS);
  }

  /** The terminal's bookings of an amount. */
  async captures(amount: number): Promise<readonly Booking[]> {
    return (await this.kiosk.terminal.booked()).filter((one) => one.amount === amount);
  }

  /** Charges for something, and waits for how it ends. */
  async charge(amount: number, behaviour: object, status: string): Promise<string> {
    await this.kiosk.terminal.next(behaviour);
    const id = await this.begin(amount);
    await this.stands(id, status);
    await this.isFree();
    return id;
  }
}

import { ApiError } from '@foyer/contracts/client';
import {
  paymentDeviceMessages,
  paymentMessages,
  paymentRoutes,
  type Currency,
  type Transaction,
} from '@foyer/contracts/payments';

import { api } from '#app/api.js';
import { debug } from '#debug.js';
import { newId } from '#app/new-id.js';
import { makeStore, type Store, type WritableStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';

/** The amount of a payment, its purpose and its terminal. */
export interface Order {
  readonly deviceId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly purpose: string;
}

/** Rejections after which a request may have been carried out all the same. */
const UNCERTAIN = ['TIMEOUT', 'NETWORK', 'UNAVAILABLE', 'OVERLOADED', 'INTERNAL', 'CONFLICT'];

function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || UNCERTAIN.includes(error.code);
}

export interface Till {
  /** The loading of the call's payments. */
  readonly phase: 'loading' | 'ready';
  /** The payment in hand; null where one can be begun. */
  readonly transaction: Transaction | null;
  /**
   * An order that was sent, until it shows as a transaction. One that is not acknowledged can only
   * be sent again as it is.
   */
  readonly sent: { readonly order: Order; readonly acknowledged: boolean } | null;
  /** The terminal's present text for the cashier. */
  readonly display: readonly string[];
}

const empty: Till = { phase: 'loading', transaction: null, sent: null, display: [] };

/**
 * The payments of one call, one after the other. The server holds the running payment; this only
 * follows it.
 */
export class TillSession {
  readonly #state: WritableStore<Till> = makeStore(empty);
  /** Known before the first try, so that a repeat never takes the money twice. */
  #transactionId = newId();
  #reversalId = newId();
  /** Payments that were looked at to the end. */
  readonly #aside = new Set<string>();
  #stop: (() => void)[] = [];

  constructor(
    private readonly channel: Channel,
    private readonly callId: string,
  ) {}

  get state(): Store<Till> {
    return this.#state;
  }

  open(): void {
    const hear = (transaction: Transaction) => this.#take(transaction);
    this.#stop = [
      this.channel.on(paymentMessages.transactionCreated, hear),
      this.channel.on(paymentMessages.transactionUpdated, hear),
      this.channel.on(paymentDeviceMessages.cashierDisplay, ({ transactionId, lines }) => {
        if (transactionId === this.#transactionId) this.#change({ display: lines });
      }),
      this.channel.onUp(() => void this.refresh()),
    ];
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  /** Asks how things stand: the payment in hand, or the last one of this call. */
  async refresh(): Promise<void> {
    const { transaction, sent } = this.#state.get();
    try {
      const found = transaction || sent ? await this.#fetch() : await this.#fetchLastOfCall();
      if (found) this.#take(found);
    } catch (error) {
      debug('till', 'not refreshed', error);
    }
    this.#change({ phase: 'ready' });
  }

  /**
   * Begins a payment. The same id is used until the server is known to have taken it.
   * @throws ApiError if it was refused, or if its arrival is not known.
   */
  async pay(order: Order): Promise<void> {
    const { callId } = this;
    const transactionId = this.#transactionId;
    this.#change({ sent: { order, acknowledged: false }, display: [] });
    try {
      await this.channel.emit(paymentMessages.initiatePayment, { transactionId, callId, ...order });
    } catch (error) {
      await this.#lookUp();
      if (this.#state.get().transaction) return;
      if (!isUncertain(error)) this.#change({ sent: null });
      throw error;
    }
    // A pushed update may have come before.
    this.#state.set((till) =>
      till.sent ? { ...till, sent: { order, acknowledged: true } } : till,
    );
    await this.#lookUp();
  }

  /** Asks the terminal to stop; what it answers counts. @throws ApiError */
  async abort(): Promise<void> {
    const transactionId = this.#transactionId;
    await this.channel.emit(paymentMessages.abortPayment, { transactionId });
    await this.#lookUp();
  }

  /** Gives the payment in hand back. @throws ApiError */
  async reverse({ deviceId }: Transaction): Promise<void> {
    const transactionId = this.#transactionId;
    const reversalId = this.#reversalId;
    const message = paymentMessages.initiateRevertPayment;
    await this.channel.emit(message, { transactionId, reversalId, deviceId });
    await this.#lookUp();
  }

  /** Puts the payment in hand aside, so that another one can be begun. */
  startAnew(): void {
    this.#aside.add(this.#transactionId);
    this.#transactionId = newId();
    this.#reversalId = newId();
    this.#state.set({ ...empty, phase: 'ready' });
  }

  async #lookUp(): Promise<void> {
    const found = await this.#fetch().catch((error: unknown) => {
      debug('till', 'not looked up', error);
    });
    if (found) this.#take(found);
  }

  async #fetch(): Promise<Transaction | undefined> {
    const params = { id: this.#transactionId };
    return api.call(paymentRoutes.getTransaction, { params }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'TRANSACTION_NOT_FOUND') return undefined;
      throw error;
    });
  }

  async #fetchLastOfCall(): Promise<Transaction | undefined> {
    const query = { callId: this.callId, limit: 1 };
    const { docs } = await api.call(paymentRoutes.listTransactions, { query });
    return docs[0];
  }

  /**
   * Takes what is newer than what is known; a payment begun in another tab too, while none is in
   * hand here.
   */
  #take(transaction: Transaction): void {
    const { transaction: present, sent } = this.#state.get();
    const { _id, callId, updatedAt, reversalId, reverseStatus } = transaction;
    if (callId !== this.callId) return;
    if (_id !== this.#transactionId) {
      if (present || sent || this.#aside.has(_id)) return;
      this.#transactionId = _id;
    }
    if (present && present.updatedAt > updatedAt) return;
    // A reversal that failed finally is tried again under another id.
    if (reverseStatus === 'failed' && reversalId === this.#reversalId) this.#reversalId = newId();
    this.#change({ transaction, sent: null });
  }

  #change(part: Partial<Till>): void {
    this.#state.set((till) => ({ ...till, ...part }));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { trusted, type ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import { ENVIRONMENT, READ_STORE, type Environment } from '#platform/tokens';
import { readPaymentSettings } from '../payment-settings.js';

/** The number that is looked at in one go. */
const AT_ONCE = 500;
const OPEN = ['pending', 'in_progress', 'unknown'];

/** The records of payments that the law keeps: those under a payer's key, and those that are too old. */
@Injectable()
export class PaymentRecords {
  /** Years for which they are kept, after the year of the payment. */
  readonly years: number;

  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.years = readPaymentSettings(environment).PAYMENT_YEARS;
  }

  /** Payments whose record would go with their payer; those of forgotten ones have none left. */
  async ofPayers(): Promise<readonly TransactionDocument[]> {
    const found = await this.#transactions().find({ isOfCompany: false });
    return found.filter(
      ({ purpose, cardNumber, printerReceipt, reversalPrinterReceipt }) =>
        (purpose ?? cardNumber ?? printerReceipt ?? reversalPrinterReceipt) !== null,
    );
  }

  /** The oldest of those that were begun before a moment, and are over. */
  async begunBefore(moment: string): Promise<readonly TransactionDocument[]> {
    const found = await this.#transactions().find(
      { isRecordExpired: false, isOfCompany: true, createdAt: trusted({ $lt: moment }) },
      { sort: { createdAt: 1 }, limit: AT_ONCE },
    );
    return found.filter(({ status }) => !OPEN.includes(status));
  }

  #transactions() {
    return this.store.collection<TransactionDocument>('transactions');
  }
}

import { randomUUID } from 'node:crypto';

import type { PaymentResult } from '@foyer/contracts/payments';
import type { z } from 'zod';

import type { Order, Settlement } from './journal/entries.js';
import { fromDecimal, type CurrencyCode } from './money.js';
import type { OrderErrorAnswer, TerminalService } from './terminal-service.js';

type Reference = z.output<typeof PaymentResult>;

/** Why something that the kiosk's page asked for was not done. */
export class TerminalErrorAnswer extends Error {
  constructor(
    readonly code: OrderErrorAnswer | 'OUTCOME_UNKNOWN' | 'INVALID_INPUT' | 'PAYMENT_UNKNOWN',
  ) {
    super(`The terminal refused: ${code}`);
  }
}

/** Orders of the kiosk's own page: without an id from outside, and unknown at the server. */
export class LocalOrders {
  constructor(private readonly service: TerminalService) {}

  /** @throws TerminalErrorAnswer */
  async pay(totalAmount: string, currency: CurrencyCode) {
    const amount = fromDecimal(totalAmount);
    if (amount === null || amount === 0) throw new TerminalErrorAnswer('INVALID_INPUT');
    const id = randomUUID();
    const settlement = await this.#done({
      kind: 'payment',
      id,
      transactionId: '',
      amount,
      currency,
    });
    const paid = settlement.outcome === 'success';
    return { Success: paid ? 1 : 0, Result: (paid ? settlement.reference : null) ?? {} } as const;
  }

  /** Reverses a payment that this agent took. @throws TerminalErrorAnswer */
  async reverse(original: Reference) {
    const payment = this.service.operations().find(({ order, settlement }) => {
      if (order.kind !== 'payment' || settlement?.outcome !== 'success') return false;
      const { STAN, TerminalID } = settlement.reference ?? {};
      return STAN === original.STAN && TerminalID === original.TerminalID;
    })?.order;
    if (payment?.kind !== 'payment') throw new TerminalErrorAnswer('PAYMENT_UNKNOWN');
    const { amount, currency } = payment;
    const id = randomUUID();
    return overall(
      await this.#done({ kind: 'reversal', id, transactionId: '', amount, currency, original }),
    );
  }

  /** @throws TerminalErrorAnswer */
  async close() {
    return overall(await this.#done({ kind: 'closure', id: randomUUID(), local: true }));
  }

  async #done(order: Order): Promise<Exclude<Settlement, { outcome: 'unknown' }>> {
    const code = await this.service.take(order);
    if (code !== null) throw new TerminalErrorAnswer(code);
    const settlement = await this.service.settled(order.id);
    if (settlement.outcome === 'unknown') throw new TerminalErrorAnswer('OUTCOME_UNKNOWN');
    return settlement;
  }
}

const overall = (settlement: Exclude<Settlement, { outcome: 'unknown' }>) => ({
  OverallResult: settlement.outcome === 'success' ? 'Success' : settlement.code,
});

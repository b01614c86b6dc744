import type { Currency, ReverseStatus, TransactionStatus } from '@foyer/contracts/payments';
import { contains, trusted, type Filter } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import { defineReadModel } from '#platform/http';

/** The criteria for payments; an absent one does not narrow. */
export interface TransactionCriteria {
  /** Part of the name of a payer, an agent or a device. */
  readonly q?: string | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly reverseStatus?: ReverseStatus | undefined;
  readonly deviceId?: string | undefined;
  readonly callId?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly reconciliationId?: string | undefined;
  readonly initiatorId?: string | undefined;
  readonly payerId?: string | undefined;
  /** Bounds of the moment of beginning, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The payments that there are, as they stand. */
export const transactionModel = defineReadModel<TransactionDocument, TransactionCriteria>({
  name: 'transactions',
  notFound: 'TRANSACTION_NOT_FOUND',
  filter: filterOf,
});

function filterOf({ q, from, to, ...exact }: TransactionCriteria): Filter<TransactionDocument> {
  const part = q === undefined || q === '' ? undefined : contains(q);
  const set = Object.entries(exact).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(set),
    ...(part && { $or: [{ payer: part }, { initiator: part }, { deviceName: part }] }),
    ...((from !== undefined || to !== undefined) && { createdAt: between(from, to) }),
  };
}

/** A time within bounds, both included. */
export function between(from: string | undefined, to: string | undefined) {
  return trusted({
    ...(from !== undefined && { $gte: new Date(from).toISOString() }),
    ...(to !== undefined && { $lte: new Date(to).toISOString() }),
  });
}

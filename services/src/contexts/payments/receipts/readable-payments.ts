import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import type { TransactionDocument } from '@foyer/projections/payments';

import { CommandRunner, Rejected, type Actor } from '#platform/cqrs';
import { requireOwnPlace } from '#contexts/calls';
import { transactionModel } from '../views/find-transactions.js';

/** Payments for those who may read them. */
@Injectable()
export class ReadablePayments {
  constructor(
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Returns a payment for the member who took it, the visitor who paid, and those who read all.
   * @throws Rejected TRANSACTION_NOT_FOUND for other persons, as if there were none
   */
  async get(transactionId: string, actor: Actor): Promise<TransactionDocument> {
    const transaction = await this.queries.execute(new transactionModel.Get(transactionId));
    const { initiatorId, payerId } = transaction;
    const isOwn =
      (actor.role === 'guest' ? payerId : initiatorId) === actor.id &&
      (await this.isOfOwnPlace(transaction, actor));
    if (!isOwn && !readsAll(actor)) throw new Rejected('TRANSACTION_NOT_FOUND');
    return transaction;
  }

  /** False for a guest whose link leads to another place than that of the call. */
  async isOfOwnPlace({ callId }: TransactionDocument, actor: Actor): Promise<boolean> {
    try {
      await requireOwnPlace(this.runner, callId, actor);
      return true;
    } catch (error) {
      if (error instanceof Rejected) return false;
      throw error;
    }
  }
}

export function readsAll({ role }: Actor): boolean {
  return role !== 'system' && permits('payments.read-all', role);
}

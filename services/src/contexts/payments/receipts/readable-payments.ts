import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { goodbyeLeftMs } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';
import type { VisitDocument } from '@foyer/projections/visits';

import { Clock } from '#platform/clock';
import { CommandRunner, Rejected, type Actor } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { requireOwnPlace } from '#contexts/calls';
import { transactionModel } from '../views/find-transactions.js';

/** Payments for those who may read them. */
@Injectable()
export class ReadablePayments {
  constructor(
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
    private readonly clock: Clock,
    @Inject(READ_STORE) private readonly store: ReadStore,
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

  /**
   * False for a guest whose link leads to another place than that of the call, and for a visitor
   * whose visit has been over for a while: the link of the receipt still opens it.
   */
  async isOfOwnPlace({ callId }: TransactionDocument, actor: Actor): Promise<boolean> {
    if (actor.type === 'visitor' && (await this.#isLongOver(actor.id))) return false;
    try {
      await requireOwnPlace(this.runner, callId, actor);
      return true;
    } catch (error) {
      if (error instanceof Rejected) return false;
      throw error;
    }
  }

  async #isLongOver(visitId: string): Promise<boolean> {
    const visits = this.store.collection<VisitDocument>('visits');
    const endedAt = (await visits.findOne({ _id: visitId }))?.endedAt ?? null;
    return endedAt !== null && goodbyeLeftMs(endedAt, this.clock.now()) === 0;
  }
}

export function readsAll({ role }: Actor): boolean {
  return role !== 'system' && permits('payments.read-all', role);
}

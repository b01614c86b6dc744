import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { paymentAdminRoutes as routes } from '@foyer/contracts/payments';

import { NewId } from '#platform/clock';
import { Freshness } from '#platform/cqrs/projections';
import {
  asRecord,
  Input,
  listedRecords,
  Serves,
  sortOf,
  thingIdOf,
  windowOf,
  type InputOf,
} from '#platform/http';
import { SettleDifference, SettleTransaction, StartReconciliation } from '../commands.js';
import { reconciliationModel } from '../views/find-reconciliations.js';
import { transactionModel } from '../views/find-transactions.js';

/** Payments and closings as the console's data provider wants them. */
@Controller()
export class AdminPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly newId: NewId,
  ) {}

  @Serves(routes.adminListTransactions)
  async transactions(@Input() { query }: InputOf<typeof routes.adminListTransactions>) {
    const { id: ids, ...criteria } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['createdAt', 'DESC']);
    const find = new transactionModel.Find({ ids, criteria, sort, window });
    return listedRecords('transactions', await this.queries.execute(find), window);
  }

  @Serves(routes.adminGetTransaction)
  async transaction(@Input() { params }: InputOf<typeof routes.adminGetTransaction>) {
    return asRecord(await this.queries.execute(new transactionModel.Get(params.id)));
  }

  @Serves(routes.adminSettleTransaction)
  async settle(@Input() input: InputOf<typeof routes.adminSettleTransaction>) {
    const { params, body, context } = input;
    const command = new SettleTransaction(context, { transactionId: params.id, ...body });
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['transactions']);
    return asRecord(await this.queries.execute(new transactionModel.Get(params.id)));
  }

  @Serves(routes.adminListReconciliations)
  async reconciliations(@Input() { query }: InputOf<typeof routes.adminListReconciliations>) {
    const { id: ids, ...criteria } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['startedAt', 'DESC']);
    const find = new reconciliationModel.Find({ ids, criteria, sort, window });
    return listedRecords('reconciliations', await this.queries.execute(find), window);
  }

  @Serves(routes.adminGetReconciliation)
  async reconciliation(@Input() { params }: InputOf<typeof routes.adminGetReconciliation>) {
    return asRecord(await this.queries.execute(new reconciliationModel.Get(params.id)));
  }

  @Serves(routes.adminStartReconciliation)
  async start(@Input() { body, context }: InputOf<typeof routes.adminStartReconciliation>) {
    const { id: reconciliationId = thingIdOf(context, this.newId), deviceId } = body;
    const start = { reconciliationId, deviceId, day: null };
    const { position } = await this.commands.execute(new StartReconciliation(context, start));
    await this.freshness.waitFor(position, ['reconciliations']);
    return asRecord(await this.queries.execute(new reconciliationModel.Get(reconciliationId)));
  }

  @Serves(routes.adminSettleDifference)
  async settleDifference(@Input() input: InputOf<typeof routes.adminSettleDifference>) {
    const { params, body, context } = input;
    const { id: reconciliationId, differenceId } = params;
    const settlement = { reconciliationId, differenceId, reason: body.reason };
    const { position } = await this.commands.execute(new SettleDifference(context, settlement));
    await this.freshness.waitFor(position, ['reconciliations']);
    return asRecord(await this.queries.execute(new reconciliationModel.Get(reconciliationId)));
  }
}

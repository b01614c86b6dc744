import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideJobs, provideQueries, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { SettingsModule } from '#contexts/settings';
import { AdminPaymentsController } from './api/admin-payments.controller.js';
import { DevicePaymentsGateway } from './api/device-payments.gateway.js';
import { PayerGateway } from './api/payer.gateway.js';
import { PaymentsGateway } from './api/payments.gateway.js';
import { ReceiptsController } from './api/receipts.controller.js';
import { TransactionsController } from './api/transactions.controller.js';
import * as commands from './commands.js';
import { DevicePresence } from './delivery/device-presence.js';
import { DayComparisons } from './views/day-comparisons.js';
import { DayLedger } from './views/day-ledger.js';
import { reconciliationModel } from './views/find-reconciliations.js';
import { transactionModel } from './views/find-transactions.js';
import { PaymentRecords } from './views/payment-records.js';
import { PaymentTerminals } from './views/payment-terminals.js';
import { CloseTheDay } from './reactions/close-the-day.js';
import * as reactions from './reactions/index.js';
import { PayerPayments } from './receipts/payer-payments.js';
import { PayerReceipts } from './receipts/payer-receipts.js';
import { ReceiptLinks } from './receipts/receipt-links.js';
import { ReadablePayments } from './receipts/readable-payments.js';
import { Receipts } from './receipts/receipts.js';
import { PaymentStatisticsController } from './statistics/payment-statistics.controller.js';

/** Card payments during calls, their receipts, and the closing of a terminal's day. */
@Module({
  imports: [CqrsModule, JobsModule, ReactionsModule, SettingsModule],
  controllers: [
    AdminPaymentsController,
    PaymentStatisticsController,
    ReceiptsController,
    TransactionsController,
  ],
  providers: [
    DayComparisons,
    DayLedger,
    DevicePaymentsGateway,
    DevicePresence,
    PayerGateway,
    PayerPayments,
    PayerReceipts,
    PaymentRecords,
    PaymentsGateway,
    PaymentTerminals,
    ReadablePayments,
    ReceiptLinks,
    Receipts,
    ...provideCommands(commands),
    ...provideQueries([transactionModel, reconciliationModel]),
    ...provideJobs([CloseTheDay]),
    ...provideReactions(reactions),
  ],
})
export class PaymentsModule {}

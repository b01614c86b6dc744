import { z } from 'zod';

import { adminListQuery } from '../schema/admin-list.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { REASON_LENGTH } from '../schema/reason-length.js';
import { Currency } from './money.js';
import { Transaction } from './read-models.js';
import { Reconciliation, ReconciliationStatus } from './reconciliation.js';
import { ReverseStatus, TransactionStatus } from './statuses.js';
import { isWithoutCardNumber } from '../validation/card-numbers.js';
import { RequestKind } from './terminal-request.js';
import { plainLine, plainParagraph } from '../schema/plain-text.js';

const context = 'payments';
const read = 'payments.read-all';
const manage = 'payments.manage';
const record = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) =>
  z.object({ ...schema.shape, id: Id });

const TransactionRecord = record(Transaction).meta({ id: 'TransactionRecord' });
const ReconciliationRecord = record(Reconciliation).meta({ id: 'ReconciliationRecord' });
const Reason = plainParagraph()
  .min(REASON_LENGTH.min)
  .max(REASON_LENGTH.max)
  .refine(isWithoutCardNumber, 'CARD_NUMBER_NOT_MASKED');
const Times = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() };

export const adminListTransactions = defineRoute({
  method: 'GET',
  path: '/admin/transactions',
  context,
  policy: read,
  summary: 'Payments for the console',
  query: adminListQuery(
    z.object({
      q: plainLine().max(100).optional(),
      status: TransactionStatus.optional(),
      reverseStatus: ReverseStatus.optional(),
      deviceId: Id.optional(),
      callId: Id.optional(),
      currency: Currency.optional(),
      reconciliationId: Id.optional(),
      ...Times,
    }),
    ['createdAt', 'amount', 'status', 'deviceName', 'id'],
  ),
  answers: { 200: z.array(TransactionRecord) },
});

export const adminGetTransaction = defineRoute({
  method: 'GET',
  path: '/admin/transactions/{id}',
  context,
  policy: read,
  summary: 'One payment for the console',
  params: ById,
  answers: { 200: TransactionRecord },
  rejections: ['TRANSACTION_NOT_FOUND'],
});

export const adminSettleTransaction = defineRoute({
  method: 'POST',
  path: '/admin/transactions/{id}/settle',
  context,
  policy: manage,
  summary: 'Say how a payment or its reversal ended that no terminal can tell, and why',
  params: ById,
  body: z.strictObject({
    request: RequestKind,
    outcome: z.enum(['success', 'failed']),
    reason: Reason,
  }),
  answers: { 200: TransactionRecord },
  rejections: ['TRANSACTION_NOT_FOUND', 'OUTCOME_KNOWN'],
});

export const adminListReconciliations = defineRoute({
  method: 'GET',
  path: '/admin/reconciliations',
  context,
  policy: read,
  summary: "Closings of terminals' days for the console",
  query: adminListQuery(
    z.object({
      status: ReconciliationStatus.optional(),
      deviceId: Id.optional(),
      ...Times,
    }),
    ['startedAt', 'status', 'deviceName', 'openDifferences', 'id'],
  ),
  answers: { 200: z.array(ReconciliationRecord) },
});

export const adminGetReconciliation = defineRoute({
  method: 'GET',
  path: '/admin/reconciliations/{id}',
  context,
  policy: read,
  summary: 'One closing with its differences',
  params: ById,
  answers: { 200: ReconciliationRecord },
  rejections: ['RECONCILIATION_NOT_FOUND'],
});

export const adminStartReconciliation = defineRoute({
  method: 'POST',
  path: '/admin/reconciliations',
  context,
  policy: manage,
  summary: "Close a terminal's day now",
  body: z.strictObject({ id: Id.optional(), deviceId: Id }),
  answers: { 201: ReconciliationRecord },
  rejections: [
    'TERMINAL_NOT_FOUND',
    'TERMINAL_OFFLINE',
    'TERMINAL_BUSY',
    'RECONCILIATION_KEY_REUSED',
  ],
});

export const adminSettleDifference = defineRoute({
  method: 'POST',
  path: '/admin/reconciliations/{id}/differences/{differenceId}/settle',
  context,
  policy: manage,
  summary: 'Settle a difference, and say why',
  params: z.object({ id: Id, differenceId: Id }),
  body: z.strictObject({ reason: Reason }),
  answers: { 200: ReconciliationRecord },
  rejections: ['RECONCILIATION_NOT_FOUND', 'DIFFERENCE_NOT_FOUND'],
});

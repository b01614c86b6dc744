import { ById, File, Ids } from '../schema/answers.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { StatisticsRange } from '../validation/statistics-range.js';
import { Transaction, TransactionStatus } from './read-models.js';

const context = 'payments';
const planned = true;

export const listTransactions = defineRoute({
  method: 'GET',
  path: '/transaction',
  context,
  planned,
  policy: 'payments.read',
  summary: 'Payments, newest first',
  query: PageQuery.extend({
    ...StatisticsRange.partial().shape,
    status: TransactionStatus.optional(),
  }),
  answers: { 200: pageOf(Transaction) },
});

export const getTransaction = defineRoute({
  method: 'GET',
  path: '/transaction/{id}',
  context,
  planned,
  policy: 'receipts.read',
  summary: 'One payment',
  params: ById,
  answers: { 200: Transaction },
});

const receipt = (path: `/transaction/{id}/${string}`, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: 'receipts.read',
    summary,
    params: ById,
    produces: 'application/pdf',
    answers: { 200: File },
  });

export const getPaymentReceipt = receipt(
  '/transaction/{id}/paymentReceipt',
  'The receipt of a payment',
);
export const getReversedPaymentReceipt = receipt(
  '/transaction/{id}/reversedPaymentReceipt',
  'The receipt of a reversed payment',
);

export const downloadReceipts = defineRoute({
  method: 'POST',
  path: '/transaction/downloadMultipleReceipts',
  context,
  planned,
  policy: 'payments.read',
  summary: 'Receipts of several payments in one archive',
  body: Ids,
  produces: 'application/zip',
  answers: { 200: File },
});

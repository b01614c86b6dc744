import { z } from 'zod';

import { TimeZone } from '../portals/call-logic.js';
import { ById, File, Ids } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { StatisticsRange } from '../validation/statistics-range.js';
import { Currency } from './money.js';
import { PayerReceipt, PaymentTerminal, PublicReceipt, Transaction } from './read-models.js';
import { ReverseStatus, TransactionStatus } from './statuses.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'payments';
const notFound = ['TRANSACTION_NOT_FOUND'] as const;

/** The filters of a list of payments. */
const Filters = {
  ...StatisticsRange.partial().shape,
  status: TransactionStatus.optional(),
  reverseStatus: ReverseStatus.optional(),
  deviceId: Id.optional(),
  callId: Id.optional(),
  currency: Currency.optional(),
  /** Part of the name of a payer, an agent or a device. */
  q: plainLine().max(100).optional(),
};

export const listTransactions = defineRoute({
  method: 'GET',
  path: '/transaction',
  context,
  policy: 'payments.read',
  summary: 'Payments, newest first; of agents those of their own calls',
  query: PageQuery.extend(Filters),
  answers: { 200: pageOf(Transaction) },
});

export const exportTransactions = defineRoute({
  method: 'GET',
  path: '/transaction/csv',
  context,
  policy: 'payments.read',
  summary: 'The same payments as a table in CSV',
  query: z.object(Filters),
  produces: 'text/csv',
  answers: { 200: File },
});

export const listPaymentTerminals = defineRoute({
  method: 'GET',
  path: '/transaction/terminals',
  context,
  policy: 'payments.read',
  summary:
    'Terminals that payments can be taken with, and what they are at; with a call those that may be charged in it',
  query: z.object({ callId: Id.optional() }),
  answers: {
    200: z.object({
      docs: z.array(PaymentTerminal),
      /**
       * The zones in which terminals have their days, also those that are switched off; none with a
       * call.
       */
      timeZones: z.array(TimeZone),
    }),
  },
});

export const listOwnReceipts = defineRoute({
  method: 'GET',
  path: '/transaction/ownReceipts',
  context,
  policy: 'visit.own',
  summary:
    'Receipts of what a visitor or guest paid in the last hours, newest first, also after the call',
  answers: { 200: z.object({ docs: z.array(PayerReceipt) }) },
});

export const getTransaction = defineRoute({
  method: 'GET',
  path: '/transaction/{id}',
  context,
  policy: 'receipts.read',
  summary: 'One payment: of an own call, or one that the visitor or guest paid',
  params: ById,
  answers: { 200: Transaction },
  rejections: notFound,
});

const receipt = (path: `/transaction/{id}/${string}`, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    policy: 'receipts.read',
    summary,
    params: ById,
    produces: 'application/pdf',
    answers: { 200: File },
    rejections: [...notFound, 'RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
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
  policy: 'payments.read',
  summary:
    'Receipts of several payments in one archive, as it is made; `x-receipts` says how many it will hold',
  body: Ids,
  produces: 'application/zip',
  answers: { 200: File },
  rejections: ['RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
});

/** Which receipt of a payment. */
const ReceiptKind = z.enum(['payment', 'reversal']);

export const getReceiptLink = defineRoute({
  method: 'GET',
  path: '/transaction/{id}/receiptLink',
  context,
  policy: 'receipts.read',
  summary: 'The address of the public page of a receipt, and the same as a QR code of 512 pixels',
  params: ById,
  query: z.object({ kind: ReceiptKind.default('payment') }),
  answers: { 200: z.object({ url: z.string(), qrCode: z.string().startsWith('data:image/png') }) },
  rejections: [...notFound, 'RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
});

/** The part of a receipt's link in addition to the transaction: it cannot be guessed. */
const WithKey = z.object({
  kind: ReceiptKind.default('payment'),
  key: z.string().regex(/^[\w-]{43}$/),
});

export const getPublicReceipt = defineRoute({
  method: 'GET',
  path: '/transaction/{id}/publicReceipt',
  context,
  policy: 'public',
  summary: 'A receipt for those who hold its link',
  params: ById,
  query: WithKey,
  answers: { 200: PublicReceipt },
  rejections: ['RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
});

export const getReceiptCode = defineRoute({
  method: 'GET',
  path: '/transaction/{id}/publicReceipt/code',
  context,
  policy: 'public',
  summary: 'The link of a receipt as a QR code of 512 pixels, for those who hold it',
  params: ById,
  query: WithKey,
  produces: 'image/png',
  answers: { 200: File },
  rejections: ['RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
});

export const downloadPublicReceipt = defineRoute({
  method: 'GET',
  path: '/transaction/{id}/publicReceipt/pdf',
  context,
  policy: 'public',
  summary: 'The same as PDF',
  params: ById,
  query: WithKey,
  produces: 'application/pdf',
  answers: { 200: File },
  rejections: ['RECEIPT_NOT_FOUND', 'RECEIPT_NOT_READY'],
});

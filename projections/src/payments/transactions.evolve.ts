import type { PersonEvent } from '@foyer/contracts/identity';
import type { PaymentEvent, ReconciliationEvent } from '@foyer/contracts/payments';
import type { VisitEvent } from '@foyer/contracts/visits';

import { displayName, type MemberNamed } from '../identity/member-names.js';
import type { EventOfType, Evolve, Operation } from '../platform/runner/index.js';
import type { TransactionCollections, TransactionDocument } from './transactions.model.js';
import { evolveRequests, type RequestEvent } from './evolve-requests.js';

export type TransactionEvent =
  | EventOfType<
      PaymentEvent,
      | 'PaymentInitiated'
      | 'ReversalInitiated'
      | 'PaymentAbortRequested'
      | 'PaymentRecordKept'
      | 'PaymentRecordExpired'
    >
  | RequestEvent
  | EventOfType<ReconciliationEvent, 'LedgerCompared'>
  | EventOfType<VisitEvent, 'VisitOpened' | 'VisitEnded'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

type Operations = Operation<TransactionCollections>[];

/**
 * Every payment as it stands. Names are those of the time; a payer who is forgotten takes the name
 * along, and leaves what the law keeps: the money, its purpose, the masked card and the receipt.
 */
export const evolve: Evolve<TransactionCollections, TransactionEvent> = {
  ...evolveRequests,
  PaymentInitiated: async ({ data, metadata }, documents) => {
    const nameOf = async (id: string) => (await documents.get('transactionNames', id))?.name;
    const { transactionId: _id, ...begun } = data;
    const doc: TransactionDocument = {
      ...nothingYet,
      ...begun,
      _id,
      isOfCompany: metadata.schemaVersion > 1,
      initiator: (await nameOf(data.initiatorId)) ?? null,
      payer: (await nameOf(data.payerId)) ?? null,
      purpose: data.purpose === '' ? null : data.purpose,
      createdAt: metadata.at,
      updatedAt: metadata.at,
    };
    return [{ op: 'put', collection: 'transactions', doc }];
  },
  ReversalInitiated: ({ data, metadata }) =>
    changed(data.transactionId, {
      reverseStatus: 'initiated',
      reversalId: data.reversalId,
      reversalReason: null,
      reversalSettlement: null,
      updatedAt: metadata.at,
    }),
  PaymentAbortRequested: ({ data, metadata }) =>
    changed(data.transactionId, { abortRequested: true, updatedAt: metadata.at }),
  PaymentRecordKept: ({ data: { transactionId, ...record } }) =>
    changed(transactionId, { ...record, isOfCompany: true }),
  PaymentRecordExpired: ({ data }) =>
    changed(data.transactionId, { ...noRecord, isRecordExpired: true }),
  LedgerCompared: async ({ data: { reconciliationId, transactionIds } }, documents) => {
    const counted: Operations = [];
    for (const id of transactionIds) {
      const known = await documents.get('transactions', id);
      if (!known) continue;
      const isReversalOver = known.reverseStatus !== 'notInitiated';
      counted.push(
        ...changed(id, {
          reconciliationId: known.reconciliationId ?? reconciliationId,
          reversalReconciliationId:
            known.reversalReconciliationId ?? (isReversalOver ? reconciliationId : null),
        }),
      );
    }
    return counted;
  },
  VisitOpened: ({ data }) => named(data.visitId, data.visitorName === '' ? null : data.visitorName),
  VisitEnded: ({ data }) => [{ op: 'delete', collection: 'transactionNames', id: data.visitId }],
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: ({ data }) => named(data.memberId, displayName(data)),
  PersonForgotten: async ({ data: { personId, kind } }, documents) => {
    if (kind === 'guest') return [];
    const isPayer = kind === 'visitor';
    const filter = isPayer ? { payerId: personId } : { initiatorId: personId };
    const found = await documents.find('transactions', filter);
    return [
      { op: 'delete', collection: 'transactionNames', id: personId },
      ...found.flatMap(({ _id, isOfCompany }) => {
        if (!isPayer) return changed(_id, { initiator: null });
        return changed(_id, isOfCompany ? { payer: null } : ofNobody);
      }),
    ];
  },
};

const noRecord = {
  purpose: null,
  cardNumber: null,
  printerReceipt: null,
  reversalPrinterReceipt: null,
} as const;

const ofNobody = { ...noRecord, payer: null } as const;

const nothingYet = {
  status: 'pending',
  reverseStatus: 'notInitiated',
  paymentResult: null,
  printerReceipt: null,
  reversalPrinterReceipt: null,
  cardNumber: null,
  cardCircuit: null,
  reason: null,
  reversalId: null,
  reversalReason: null,
  abortRequested: false,
  settlement: null,
  reversalSettlement: null,
  reconciliationId: null,
  receipts: [],
  isRecordExpired: false,
  receiptExpected: false,
  reversalReconciliationId: null,
  endedAt: null,
  reversalEndedAt: null,
} as const;

function changed(id: string, fields: Partial<Omit<TransactionDocument, '_id'>>): Operations {
  return [{ op: 'update', collection: 'transactions', id, change: { set: fields } }];
}

function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'transactionNames', doc: { _id, name } }];
}

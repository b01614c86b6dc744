import type { Transaction } from '@foyer/contracts/payments';

const id = (number: number) => `0199a000-0000-7000-8000-00000000000${number}`;

export const TRANSACTION = id(1);
export const CALL = id(2);
export const KIOSK = id(3);
export const LOBBY = id(4);

/** A page of a list that holds these and no more. */
export function pageOf(docs: readonly object[]) {
  const totalDocs = docs.length;
  return { docs, page: 1, limit: 25, totalDocs, totalPages: 1, hasNextPage: false };
}

/** A payment of 12.50 € that waits for its terminal. */
export function aTransaction(part: Partial<Transaction> = {}): Transaction {
  return {
    _id: TRANSACTION,
    amount: 1250,
    currency: 'EUR',
    status: 'pending',
    reverseStatus: 'notInitiated',
    paymentResult: null,
    printerReceipt: null,
    reversalPrinterReceipt: null,
    callId: CALL,
    initiator: 'Anna Bell',
    initiatorId: id(5),
    deviceId: KIOSK,
    deviceName: 'Kiosk at the gate',
    payer: 'Maria Stone',
    payerId: id(6),
    purpose: null,
    cardNumber: null,
    cardCircuit: null,
    reason: null,
    reversalId: null,
    reversalReason: null,
    abortRequested: false,
    settlement: null,
    reversalSettlement: null,
    reconciliationId: null,
    createdAt: '2026-03-02T10:00:00.000Z',
    updatedAt: '2026-03-02T10:00:00.000Z',
    ...part,
  };
}

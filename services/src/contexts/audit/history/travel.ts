import type { TravelledCollection } from '@foyer/contracts/audit';
import { CallRecord } from '@foyer/contracts/calls';
import { Transaction } from '@foyer/contracts/payments';
import { Portal } from '@foyer/contracts/portals';
import {
  callRecords,
  portals,
  transactions,
  type Projection,
  type ReadDocument,
} from '@foyer/projections';

/** What an auditor is shown of a document: what the console shows of it, and nothing that was put there for queries. */
export interface Shown {
  readonly projection: Projection;
  readonly shown: (document: ReadDocument) => Record<string, unknown>;
}

/** Read models that an auditor can see as they stood. */
export const travelled: Readonly<Record<TravelledCollection, Shown>> = {
  calls: { projection: callRecords, shown: (document) => CallRecord.parse(document) },
  portals: { projection: portals, shown: (document) => Portal.parse(document) },
  transactions: { projection: transactions, shown: (document) => Transaction.parse(document) },
};

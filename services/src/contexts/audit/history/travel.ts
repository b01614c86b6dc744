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
import type { PortalDocument } from '@foyer/projections/portals';
import { sessions, type SessionDocument } from '@foyer/projections/sessions';

/**
 * The parts of a document that an auditor sees: those that the console shows, and none that exist
 * for queries.
 */
export interface Shown {
  readonly projection: Projection;
  /** The collection in which the projection keeps such documents. */
  readonly kept: string;
  readonly shown: (document: ReadDocument) => Record<string, unknown>;
}

/** Read models that an auditor can see as they stood. */
export const travelled: Readonly<Record<TravelledCollection, Shown>> = {
  calls: {
    projection: callRecords,
    kept: 'calls',
    shown: (document) => CallRecord.parse(document),
  },
  portals: { projection: portals, kept: 'portals', shown: shownPortal },
  sessions: { projection: sessions, kept: 'sessionRooms', shown: shownSession },
  transactions: {
    projection: transactions,
    kept: 'transactions',
    shown: (document) => Transaction.parse(document),
  },
};

/** A portal with the hours and the exceptions by which it opened. */
function shownPortal(document: ReadDocument): Record<string, unknown> {
  const { hours: availability, exceptions } = document as unknown as PortalDocument;
  return { ...Portal.parse(document), availability, exceptions };
}

/**
 * A session as its administrators set it, without what puts lists in order and what leads to its
 * PIN.
 */
function shownSession(document: ReadDocument): Record<string, unknown> {
  const { typeOrder, sortName, updatedAt, pinId, ...session } =
    document as unknown as SessionDocument;
  return { ...session, hasPin: pinId !== null };
}

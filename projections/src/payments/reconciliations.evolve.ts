import type { PersonEvent } from '@foyer/contracts/identity';
import type { Difference, Reconciliation, ReconciliationEvent } from '@foyer/contracts/payments';

import { displayName, type MemberNamed } from '../identity/member-names.js';
import type { EventOfType, Evolve, Operation } from '../platform/runner/index.js';

/** The name of a member. */
interface SettlerNameDocument {
  readonly _id: string;
  readonly name: string | null;
}

export interface ReconciliationCollections {
  readonly reconciliations: Reconciliation;
  readonly reconciliationNames: SettlerNameDocument;
}

export type ReconciliationViewEvent =
  | EventOfType<
      ReconciliationEvent,
      | 'ReconciliationStarted'
      | 'ReconciliationAccepted'
      | 'ReconciliationFailed'
      | 'ReconciliationInterrupted'
      | 'LedgerCompared'
      | 'DifferenceFound'
      | 'DifferenceSettled'
    >
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

type Operations = Operation<ReconciliationCollections>[];

/** Every closing of a terminal's day, and what became of its differences. */
export const evolve: Evolve<ReconciliationCollections, ReconciliationViewEvent> = {
  ReconciliationStarted: async ({ data, metadata }, documents) => {
    const { reconciliationId: _id, deviceId, deviceName, trigger, startedBy } = data;
    const named =
      startedBy === null ? undefined : await documents.get('reconciliationNames', startedBy);
    const doc: Reconciliation = {
      _id,
      deviceId,
      deviceName,
      trigger,
      status: 'pending',
      startedBy,
      startedByName: named?.name ?? null,
      startedAt: metadata.at,
      comparedAt: null,
      reason: null,
      terminalTotals: [],
      ledgerTotals: [],
      receiptTotals: [],
      transactionIds: [],
      differences: [],
      openDifferences: 0,
    };
    return [{ op: 'put', collection: 'reconciliations', doc }];
  },
  ReconciliationAccepted: ({ data }) => set(data.reconciliationId, { status: 'in_progress' }),
  ReconciliationFailed: ({ data }) =>
    set(data.reconciliationId, { status: 'failed', reason: data.reason }),
  ReconciliationInterrupted: ({ data }) =>
    set(data.reconciliationId, { status: 'interrupted', reason: data.reason }),
  LedgerCompared: ({ data: { reconciliationId, balanced, ...compared }, metadata }) =>
    set(reconciliationId, {
      ...compared,
      status: balanced ? 'balanced' : 'differences',
      comparedAt: metadata.at,
    }),
  DifferenceFound: async ({ data: { reconciliationId, ...found } }, documents) => {
    const known = await documents.get('reconciliations', reconciliationId);
    if (!known) return [];
    const differences = known.differences.filter(
      ({ differenceId }) => differenceId !== found.differenceId,
    );
    return withDifferences(reconciliationId, [...differences, { ...found, settled: null }]);
  },
  DifferenceSettled: async ({ data, metadata }, documents) => {
    const { reconciliationId, differenceId, reason, settledBy } = data;
    const known = await documents.get('reconciliations', reconciliationId);
    if (!known) return [];
    const byName = (await documents.get('reconciliationNames', settledBy))?.name ?? null;
    const settled = { by: settledBy, byName, reason, at: metadata.at };
    return withDifferences(
      reconciliationId,
      known.differences.map((one) =>
        one.differenceId === differenceId ? { ...one, settled } : one,
      ),
    );
  },
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: ({ data }) => named(data.memberId, displayName(data)),
  PersonForgotten: async ({ data: { personId, kind } }, documents) => {
    if (kind !== 'member') return [];
    const found = [
      ...(await documents.find('reconciliations', { startedBy: personId })),
      ...(await documents.find('reconciliations', { 'differences.settled.by': personId })),
    ];
    return [
      { op: 'delete', collection: 'reconciliationNames', id: personId },
      ...found.flatMap(({ _id, startedBy, startedByName, differences }) =>
        set(_id, {
          startedByName: startedBy === personId ? null : startedByName,
          differences: differences.map((one) => withoutNameOf(one, personId)),
        }),
      ),
    ];
  },
};

function withoutNameOf(difference: Difference, personId: string): Difference {
  const { settled } = difference;
  return settled?.by === personId
    ? { ...difference, settled: { ...settled, byName: null } }
    : difference;
}

function withDifferences(id: string, differences: Difference[]): Operations {
  const openDifferences = differences.filter(({ settled }) => settled === null).length;
  const status = openDifferences === 0 ? 'settled' : 'differences';
  return set(id, { differences, openDifferences, status });
}

function set(id: string, fields: Partial<Omit<Reconciliation, '_id'>>): Operations {
  return [{ op: 'update', collection: 'reconciliations', id, change: { set: fields } }];
}

function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'reconciliationNames', doc: { _id, name } }];
}

import { outcomeOf, ownPartOf, type CallOutcome, type CallRecord } from '@foyer/contracts/calls';
import { isSameValue } from '@foyer/contracts/schema';

import type { Documents, Evolve, Operation } from '../platform/runner/index.js';
import type { CallCollections } from './call-records.model.js';
import type { CallViewEvent } from './call-records.evolve.js';

/**
 * The counted facts of a call, without names: so small that a quarter of a year is read at once.
 */
export interface CallFigureDocument extends Pick<
  CallRecord,
  | '_id'
  | 'rangAt'
  | 'type'
  | 'queueId'
  | 'agentId'
  | 'waitedMs'
  | 'durationMs'
  | 'rating'
  | 'missedBy'
> {
  readonly outcome: CallOutcome;
  readonly rated: boolean;
  /** The parts of its agents, the first one first; empty of a call that was not handed over. */
  readonly parts: readonly AgentPart[];
}

/** For how long one agent had a call, in milliseconds; null while that continues. */
export interface AgentPart {
  readonly agentId: string;
  readonly durationMs: number | null;
}

export interface CallAndFigureCollections extends CallCollections {
  readonly callFigures: CallFigureDocument;
}

type CallOperations = readonly Operation<CallCollections>[];

/** Stores the counted facts next to each record, so that no figure can contradict its rows. */
export function withFigures(
  evolve: Evolve<CallCollections, CallViewEvent>,
): Evolve<CallAndFigureCollections, CallViewEvent> {
  const handlers = Object.entries(evolve).map(([type, handle]) => [
    type,
    (event: never, documents: Documents<CallAndFigureCollections>) => {
      const made = (handle as Handler)(event, documents);
      return made instanceof Promise
        ? made.then((operations: CallOperations) => counted(operations, documents))
        : counted(made, documents);
    },
  ]);
  return Object.fromEntries(handlers) as Evolve<CallAndFigureCollections, CallViewEvent>;
}

type Handler = (event: never, documents: unknown) => CallOperations | Promise<CallOperations>;

function counted(
  operations: CallOperations,
  documents: Documents<CallAndFigureCollections>,
): readonly Operation<CallAndFigureCollections>[] | Promise<Operation<CallAndFigureCollections>[]> {
  if (!operations.some(({ collection }) => collection === 'calls')) return operations;
  return figuresAfter(operations, documents).then((figures) => [...operations, ...figures]);
}

async function figuresAfter(
  operations: CallOperations,
  documents: Documents<CallAndFigureCollections>,
): Promise<Operation<CallAndFigureCollections>[]> {
  const records = new Map<string, CallRecord>();
  for (const one of operations) {
    if (one.collection !== 'calls') continue;
    if (one.op === 'put') records.set(one.doc._id, one.doc);
    if (one.op !== 'update' || one.change.set === undefined) continue;
    const before = records.get(one.id) ?? (await documents.get('calls', one.id));
    if (before) records.set(one.id, { ...before, ...one.change.set });
  }
  const changed = await Promise.all(
    [...records.values()].map(async (record) => {
      const doc = figureOf(record);
      const known = await documents.get('callFigures', doc._id);
      return known && isSameValue(known, doc) ? [] : [doc];
    }),
  );
  return changed.flat().map((doc) => ({ op: 'put', collection: 'callFigures', doc }));
}

export function figureOf(record: CallRecord): CallFigureDocument {
  const { _id, rangAt, type, queueId, agentId, waitedMs, durationMs, rating, missedBy } = record;
  const kept = { _id, rangAt, type, queueId, agentId, waitedMs, durationMs, rating, missedBy };
  const parts = partsOf(record);
  return { ...kept, outcome: outcomeOf(record), rated: record.ratingType !== null, parts };
}

function partsOf(record: CallRecord): readonly AgentPart[] {
  const { agentId, handOvers } = record;
  if (handOvers.length === 0) return [];
  const all = [...handOvers.map(({ fromId }) => fromId), ...(agentId === null ? [] : [agentId])];
  return [...new Set(all)].map((one) => ({
    ...{ agentId: one, durationMs: ownPartOf(record, one).durationMs },
  }));
}

import type { Canceled, Entry, Operation, Report, Settlement } from './entries.js';

/**
 * The content of the journal: requests to the terminal, and reports that the server has not
 * acknowledged yet.
 */
export interface JournalState {
  /** By the ids of their orders, oldest first. */
  readonly operations: Map<string, Operation>;
  /** Canceled orders by their ids; the agent never takes them. */
  readonly canceled: Map<string, Canceled>;
  /** By their numbers, oldest first. */
  readonly owed: Map<number, Report>;
  /** How many there were; reports are numbered by it. */
  reports: number;
}

export const emptyState = (): JournalState => ({
  operations: new Map(),
  canceled: new Map(),
  owed: new Map(),
  reports: 0,
});

/** Takes one more line in. The same lines give the same state. */
export function apply(state: JournalState, entry: Entry): void {
  switch (entry.type) {
    case 'begun':
      put(state, { ...fresh(entry.at), ...pick(entry) });
      owe(state, { type: 'accepted', id: entry.order.id });
      return;
    case 'step':
      change(state, entry.id, ({ bound, baseline, approved }) => ({
        bound: bound || entry.binding,
        baseline: entry.baseline ?? baseline,
        approved: entry.approved ?? approved,
      }));
      return;
    case 'printed': {
      const { id, copy, lines, whole } = entry;
      change(state, id, ({ printed, hasReceipt }) => ({
        printed: { ...printed, [copy]: [...(whole ? [] : printed[copy]), ...lines] },
        hasReceipt: hasReceipt || copy === 'customer',
      }));
      return;
    }
    case 'doubted': {
      change(state, entry.id, () => ({ doubt: entry.code, settlement: null, settledAt: null }));
      const settlement: Settlement = { outcome: 'unknown', code: entry.code };
      owe(state, { type: 'result', id: entry.id, via: 'answer', settlement });
      return;
    }
    case 'settled': {
      const { id, via, settlement, at } = entry;
      change(state, id, () => ({ doubt: null, settlement, via, settledAt: at }));
      owePrinted(state, id);
      owe(state, { type: 'result', id, via, settlement });
      return;
    }
    case 'canceled': {
      const { type, ...canceled } = entry;
      state.canceled.set(entry.id, canceled);
      owe(state, { type, ...canceled });
      return;
    }
    case 'asked':
      askedAgain(state, entry.id);
      return;
    case 'reported':
      state.owed.delete(entry.number);
      return;
    case 'kept':
      put(state, entry.operation);
      return;
    case 'keptCanceled':
      state.canceled.set(entry.canceled.id, entry.canceled);
      return;
    case 'owed':
      state.owed.set(entry.number, entry.report);
      return;
    case 'counted':
      state.reports = entry.reports;
  }
}

const fresh = (at: string): Omit<Operation, 'order'> => ({
  requestId: '',
  terminal: '',
  begunAt: at,
  bound: false,
  baseline: null,
  approved: null,
  printed: { customer: [], merchant: [] },
  hasReceipt: false,
  doubt: null,
  settlement: null,
  via: 'answer',
  settledAt: null,
});
const pick = ({ order, requestId, terminal }: Entry & { type: 'begun' }) => ({
  order,
  requestId,
  terminal,
});

function put({ operations }: JournalState, operation: Operation): void {
  operations.set(operation.order.id, operation);
}

function change(
  { operations }: JournalState,
  id: string,
  by: (operation: Operation) => Partial<Operation>,
): void {
  const operation = operations.get(id);
  if (operation !== undefined) operations.set(id, { ...operation, ...by(operation) });
}

/**
 * Receipts are whole when their order has ended, however many times the terminal printed some
 * lines.
 */
function owePrinted(state: JournalState, id: string): void {
  const printed = state.operations.get(id)?.printed;
  for (const copy of ['merchant', 'customer'] as const) {
    const lines = printed?.[copy] ?? [];
    if (lines.length > 0) owe(state, { type: 'printed', id, copy, lines });
  }
}

function owe(state: JournalState, report: Report): void {
  state.reports += 1;
  state.owed.set(state.reports, report);
}

function askedAgain(state: JournalState, id: string): void {
  const settlement = state.operations.get(id)?.settlement ?? null;
  const canceled = state.canceled.get(id);
  if (settlement !== null) owe(state, { type: 'result', id, via: 'inquiry', settlement });
  if (canceled !== undefined) owe(state, { type: 'canceled', ...canceled });
}

/** How many orders are kept, and of how many the receipts, too. */
export interface Keeping {
  readonly orders: number;
  readonly receipts: number;
}

/**
 * Fewer lines that say the same, but for what is too old to matter: receipts first, then whole
 * orders.
 */
export function drawnTogether(state: JournalState, { orders, receipts }: Keeping): Entry[] {
  const all = [...state.operations.values()];
  const kept = all.filter((o, at) => o.settlement === null || at >= all.length - orders);
  const lean = kept.map((operation, place): Entry => {
    const whole = operation.settlement === null || place >= kept.length - receipts;
    const printed = whole ? operation.printed : { customer: [], merchant: [] };
    return { type: 'kept', operation: { ...operation, printed } };
  });
  const owed = [...state.owed].map(([number, report]): Entry => ({ type: 'owed', number, report }));
  const canceled = [...state.canceled.values()]
    .slice(-orders)
    .map((one): Entry => ({ type: 'keptCanceled', canceled: one }));
  return [{ type: 'counted', reports: state.reports }, ...lean, ...canceled, ...owed];
}

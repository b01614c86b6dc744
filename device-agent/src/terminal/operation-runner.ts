import { maskLines } from '@foyer/contracts/payments';

import type { Operation, Settlement } from './journal/entries.js';
import type { Journal } from './journal/journal.js';
import type { Log } from './log.js';
import { maskAll } from './mask-all.js';
import { COPIES, OrderWatch } from './order-watch.js';
import type { CardOutcome, ClosureOutcome, PaymentTerminal, Watch } from './payment-terminal.js';
import { recover, type RecoveryTimes, type Wait } from './recovery.js';
import { settlementOf, withoutUndefined } from './settlement.js';
import type { TerminalOutput } from './terminal-output.js';

export interface NamedTerminal {
  /** The address, such as "opi 10.0.0.5:20002": another address is another terminal. */
  readonly name: string;
  readonly terminal: PaymentTerminal;
}

export interface RunnerOptions {
  readonly journal: Journal;
  readonly log: Log;
  readonly now: () => Date;
  readonly recovery: RecoveryTimes;
  readonly wait: Wait;
  readonly output: (output: TerminalOutput) => void;
  readonly reported: () => void;
}

/** Carries out recorded orders, and records their outcomes. */
export class OperationRunner {
  constructor(private readonly options: RunnerOptions) {}

  /** For an order of which nothing has gone out yet. */
  async carryOut(operation: Operation, { terminal }: NamedTerminal): Promise<void> {
    const { id } = operation.order;
    const { journal, output } = this.options;
    const watched = new OrderWatch(operation.order, { journal, output, at: () => this.#at() });
    const outcome = await asked(operation, terminal, watched);
    await watched.end(outcome.outcome !== 'unknown');
    const settlement = maskAll(settlementOf(outcome));
    if (settlement.outcome !== 'unknown') {
      await this.#settle(id, 'answer', settlement);
      return;
    }
    await this.#doubt(id, settlement.code);
    await this.#askUntilKnown(id, terminal);
  }

  /**
   * For an order that something may have become of: the terminal is asked, and nothing is sent a
   * second time.
   */
  async findOut(operation: Operation, used: NamedTerminal | null): Promise<void> {
    const { order, bound, doubt, terminal } = operation;
    if (!bound && doubt === null) {
      // Each step is on disk before it goes out, so that this one never did.
      await this.#settle(order.id, 'answer', { outcome: 'failure', code: 'NOT_SENT', text: null });
      return;
    }
    if (doubt === null) await this.#doubt(order.id, 'LINE_LOST');
    if (used?.name === terminal) await this.#askUntilKnown(order.id, used.terminal);
    else await this.#settle(order.id, 'inquiry', { outcome: 'unknown', code: 'TERMINAL_CHANGED' });
  }

  async #askUntilKnown(id: string, terminal: PaymentTerminal): Promise<void> {
    const { journal, recovery, wait, log, output } = this.options;
    const operation = journal.operation(id);
    if (operation === undefined) return;
    log.info('The terminal is asked how an order ended', { id });
    const { settlement, printed } = await recover(terminal, operation, recovery, wait);
    for (const copy of COPIES) {
      const lines = maskLines(printed[copy]);
      if (lines.length === 0) continue;
      await journal.write({ type: 'printed', at: this.#at(), id, copy, lines, whole: true });
      output({ kind: 'print', order: operation.order, copy, lines });
    }
    await this.#settle(id, 'inquiry', maskAll(settlement));
  }

  async #doubt(id: string, code: string): Promise<void> {
    this.options.log.warn('Nobody knows how an order at the terminal ended', { id, code });
    await this.options.journal.write({ type: 'doubted', at: this.#at(), id, code });
    this.options.reported();
  }

  async #settle(id: string, via: 'answer' | 'inquiry', settlement: Settlement): Promise<void> {
    await this.options.journal.write({ type: 'settled', at: this.#at(), id, via, settlement });
    const { outcome } = settlement;
    const code = 'code' in settlement ? settlement.code : null;
    this.options.log.info('An order at the terminal ended', { id, outcome, code, via });
    this.options.reported();
  }

  #at(): string {
    return this.options.now().toISOString();
  }
}

function asked(
  { order, requestId }: Operation,
  terminal: PaymentTerminal,
  watch: Watch,
): Promise<CardOutcome | ClosureOutcome> {
  if (order.kind === 'closure') return terminal.close({ requestId }, watch);
  const { amount, currency } = order;
  if (order.kind === 'payment') return terminal.pay({ requestId, amount, currency }, watch);
  const original = withoutUndefined(order.original);
  return terminal.reverse({ requestId, amount, currency, original }, watch);
}

import { setTimeout as delay } from 'node:timers/promises';

import type { Canceled, Entry, Operation, Order, Settlement } from './journal/entries.js';
import type { Journal, Owed } from './journal/journal.js';
import type { Log } from './log.js';
import { OperationRunner, type NamedTerminal } from './operation-runner.js';
import type { TerminalCondition } from './payment-terminal.js';
import { USUAL_RECOVERY, type RecoveryTimes } from './recovery.js';
import { mintRequestId } from './request-id.js';
import { sameOrder } from './same-order.js';
import { withOriginal } from './with-original.js';
import type { TerminalListener } from './terminal-output.js';

export interface TerminalServiceOptions {
  readonly journal: Journal;
  /** Null where none is configured yet. */
  readonly terminal: NamedTerminal | null;
  readonly log: Log;
  readonly now?: () => Date;
  readonly recovery?: RecoveryTimes;
}

/** Why an order was not taken; nothing of it was begun. */
export type OrderErrorAnswer =
  | 'TERMINAL_BUSY'
  | 'TERMINAL_NOT_CONFIGURED'
  | 'ID_ALREADY_USED'
  | 'ORDER_CANCELED';

/** Takes orders one at a time, each under its id once and for all, and finds out how they ended. */
export class TerminalService {
  readonly #journal: Journal;
  readonly #log: Log;
  readonly #now: () => Date;
  readonly #recovery: RecoveryTimes;
  readonly #runner: OperationRunner;
  readonly #listeners = new Set<TerminalListener>();
  readonly #stopping = new AbortController();
  #terminal: NamedTerminal | null;
  #asking: Promise<TerminalCondition> | null = null;
  /** The order that the terminal is busy with. */
  #current: string | null = null;

  constructor(options: TerminalServiceOptions) {
    const { journal, terminal, log, now, recovery } = options;
    this.#journal = journal;
    this.#terminal = terminal;
    this.#log = log;
    this.#now = now ?? (() => new Date());
    this.#recovery = recovery ?? USUAL_RECOVERY;
    this.#runner = new OperationRunner({
      journal,
      log,
      now: this.#now,
      recovery: this.#recovery,
      wait: (ms) => this.#wait(ms),
      output: (output) => {
        for (const { output: hear } of this.#listeners) hear?.(output);
      },
      reported: () => {
        this.#reported();
      },
    });
  }

  /** Finds out how what was begun earlier ended. Until then no other order is taken. */
  resume(): void {
    const open = this.#open();
    if (open === undefined || this.#current !== null) return;
    this.#begin(open.order.id, () => this.#runner.findOut(open, this.#terminal));
  }

  /** @returns How to stop hearing. */
  onEvent(listener: TerminalListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes an order, or finds that it was taken before. @returns Why not, or null. */
  async take(order: Order): Promise<OrderErrorAnswer | null> {
    const known = this.#journal.operation(order.id);
    if (known !== undefined) return sameOrder(known.order, order) ? null : 'ID_ALREADY_USED';
    if (this.#journal.isCanceled(order.id)) return 'ORDER_CANCELED';
    const terminal = this.#terminal;
    if (terminal === null) return 'TERMINAL_NOT_CONFIGURED';
    if (this.#current !== null || this.#open() !== undefined) return 'TERMINAL_BUSY';
    this.#current = order.id;
    try {
      await this.#writeDown(order, terminal);
    } catch (error) {
      this.#current = null;
      throw error;
    }
    const operation = this.#journal.operation(order.id);
    if (operation !== undefined) {
      this.#begin(order.id, () => this.#runner.carryOut(operation, terminal));
    }
    return null;
  }

  async #writeDown(asked: Order, { name }: NamedTerminal): Promise<void> {
    const at = this.#now().toISOString();
    const requestId = mintRequestId();
    const order = withOriginal(asked, this.#journal.operations());
    await this.#write({ type: 'begun', at, order, requestId, terminal: name });
  }

  /**
   * An order that has not come is never taken from now on.
   * @returns False where it came already.
   */
  async cancel(order: Canceled): Promise<boolean> {
    const { id } = order;
    if (this.#current === id || this.#journal.operation(id) !== undefined) return false;
    if (!this.#journal.isCanceled(id)) await this.#write({ type: 'canceled', ...order });
    return true;
  }

  /** Reports once more how an order ended. */
  async reportAgain(id: string): Promise<void> {
    await this.#write({ type: 'asked', id });
  }

  /** Returns the reports that the server has not acknowledged, oldest first. */
  owed(): readonly Owed[] {
    return this.#journal.owed();
  }

  /** The server has taken a report in. */
  async acknowledged(number: number): Promise<void> {
    await this.#journal.write({ type: 'reported', number });
  }

  async #write(entry: Entry): Promise<void> {
    await this.#journal.write(entry);
    this.#reported();
  }

  /**
   * Asks the terminal to give the order up, where that is the one under way.
   * @throws TerminalFault
   */
  async abort(id: string): Promise<void> {
    if (this.#current === id) await this.#terminal?.terminal.abort();
  }

  /** Asks the terminal once more about an order whose end could not be found out. */
  askAgain(id: string): void {
    const operation = this.#journal.operation(id);
    if (operation?.settlement?.outcome !== 'unknown' || this.#current !== null) return;
    const doubted = { ...operation, doubt: operation.settlement.code };
    this.#begin(id, () => this.#runner.findOut(doubted, this.#terminal));
  }

  operation(id: string): Operation | undefined {
    return this.#journal.operation(id);
  }

  /** Orders with all that is known of them, oldest first. */
  operations(): readonly Operation[] {
    return this.#journal.operations();
  }

  /** How an order that was taken ended, when it has. */
  settled(id: string): Promise<Settlement> {
    return new Promise((resolve) => {
      const look = () => {
        const settlement = this.#journal.operation(id)?.settlement ?? null;
        if (settlement === null) return;
        stop();
        resolve(settlement);
      };
      const stop = this.onEvent({ reported: look });
      look();
    });
  }

  /** Another terminal from now on: what the one before was asked, it cannot answer. */
  use(terminal: NamedTerminal | null): void {
    this.#terminal = terminal;
  }

  /**
   * Asks for the terminal's condition. Orders wait for the answer, since terminals take one
   * connection at a time.
   */
  async condition(): Promise<TerminalCondition> {
    if (this.#terminal === null) return 'offline';
    if (this.#current !== null) return 'busy';
    this.#asking ??= this.#terminal.terminal.status().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Stops all messages; the next start finds out the outcome of unfinished orders. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#journal.close();
  }

  #open(): Operation | undefined {
    return this.#journal.operations().find(({ settlement }) => settlement === null);
  }

  #begin(id: string, act: () => Promise<void>): void {
    this.#current = id;
    void this.#finish(id, act);
  }

  async #finish(id: string, act: () => Promise<void>): Promise<void> {
    try {
      await this.#asking;
      await act();
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#log.warn('An order at the terminal broke off', { id, error });
      await this.#wait(this.#recovery.mostMs).catch(() => undefined);
    }
    this.#current = null;
    this.#reported();
    if (!this.#stopping.signal.aborted) this.resume();
  }

  #reported(): void {
    for (const { reported } of [...this.#listeners]) reported?.();
  }

  async #wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stopping.signal });
  }
}

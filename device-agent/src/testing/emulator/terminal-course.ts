import { Script, type Behaviour, type CoursePoint, type Loss } from './behaviour.js';
import type { EmulatedRequest, EmulatedResult } from './emulated-request.js';
import { cashierText, receipt, type TerminalLanguage } from './receipt.js';
import { TerminalLedger } from './terminal-ledger.js';

/**
 * How one protocol lets the outside see a request's course. A line that was dropped swallows
 * everything.
 */
export interface CourseLine {
  readonly dropped: boolean;
  display(text: string): Promise<void>;
  /** Says how it ended, where that comes before the receipts. */
  announce(result: EmulatedResult): Promise<void>;
  /** The same, but the line ends with it. */
  announceAndEnd(result: EmulatedResult): Promise<void>;
  print(copy: 'merchant' | 'customer', lines: readonly string[]): Promise<void>;
  answer(result: EmulatedResult, times: number): Promise<void>;
  /** Half of the answer, and then nothing any more. */
  tear(result: EmulatedResult): Promise<void>;
  foreign(): Promise<void>;
  /** @param destroy False where the connection stays. */
  drop(destroy?: boolean): void;
}

/** The inner state of a terminal, independent of its protocol. One request at a time. */
export class TerminalCourse {
  readonly ledger = new TerminalLedger();
  readonly script = new Script();
  /** How many requests came that may move money, also those that were refused. */
  requests = 0;
  last: EmulatedResult | null = null;
  /** The result before the last one. */
  protected before: EmulatedResult | null = null;
  #busy = false;
  #aborted = false;
  readonly #waiting: (() => void)[] = [];
  #released = 0;

  /** @param language What it shows and prints in. */
  constructor(private readonly language: TerminalLanguage) {}

  get busy(): boolean {
    return this.#busy;
  }

  /** Lets a late answer go, also one that is not held back yet. */
  release(): void {
    const go = this.#waiting.shift();
    if (go === undefined) this.#released += 1;
    else go();
  }

  /** The cashier gives up: what waits for a customer ends. */
  abort(): void {
    if (!this.#busy) return;
    this.#aborted = true;
    this.#waiting.shift()?.();
  }

  /** @returns False where the terminal is busy, and nothing happens. */
  async run(request: EmulatedRequest, line: CourseLine): Promise<boolean> {
    this.requests += 1;
    const behaviour = this.script.take();
    if (this.#busy || behaviour.outcome === 'busy') return false;
    this.#busy = true;
    this.#aborted = false;
    try {
      await this.#go(request, behaviour, line);
    } finally {
      this.#busy = false;
    }
    return true;
  }

  async #go(request: EmulatedRequest, behaviour: Behaviour, line: CourseLine): Promise<void> {
    const at = async (point: CoursePoint) => {
      if (behaviour.dropAt === point) await this.#lose(line, behaviour.how);
    };
    await at('received');
    if (line.dropped) return;
    if (behaviour.foreign) await line.foreign();
    await line.display(cashierText(this.language, request.kind));
    await at('displayed');
    if (behaviour.answer === 'late') await this.#heldBack();
    const result = this.#decide(request, behaviour);
    this.before = this.last;
    this.last = result;
    await at('booked');
    if (behaviour.answer === 'never') return;
    const isCut = behaviour.how !== 'mute' && behaviour.how !== 'stall';
    if (behaviour.dropAt === 'announcing' && isCut) await line.announceAndEnd(result);
    else await line.announce(result);
    await at('announcing');
    await at('announced');
    await line.print('merchant', this.receipt('merchant', result));
    await at('merchantPrinted');
    await line.print('customer', this.receipt('customer', result));
    await at('customerPrinted');
    if (behaviour.dropAt === 'answering') {
      await line.tear(result);
      await at('answering');
    } else await line.answer(result, behaviour.answer === 'twice' ? 2 : 1);
    await at('answered');
  }

  async #lose(line: CourseLine, how: Loss): Promise<void> {
    if (how === 'stall') return this.#heldBack();
    line.drop(how !== 'mute');
    if (how === 'forget') {
      this.last = null;
      this.before = null;
    }
    if (how === 'vanish') this.vanish();
  }

  /** Is out of reach until it listens again. */
  protected vanish(): void {
    // A terminal that is reached otherwise stays.
  }

  protected receipt(copy: 'merchant' | 'customer', result: EmulatedResult): readonly string[] {
    return receipt(this.language, copy, result);
  }

  async #heldBack(): Promise<void> {
    if (this.#aborted) return;
    if (this.#released > 0) this.#released -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #decide(request: EmulatedRequest, { outcome, circuit, cardNumber }: Behaviour): EmulatedResult {
    const { kind, requestId } = request;
    const stan = this.ledger.nextStan();
    const result = { kind, requestId, stan, entry: null, totals: [] };
    if (this.#aborted) return { ...result, outcome: 'aborted' };
    if (outcome === 'decline') return { ...result, outcome: 'declined' };
    if (outcome === 'timeout') return { ...result, outcome: 'timedOut' };
    if (outcome === 'error') return { ...result, outcome: 'error' };
    if (kind === 'closure') return { ...result, outcome: 'approved', totals: this.ledger.close() };
    const card = { circuit, cardNumber };
    if (kind === 'payment') {
      const { amount, currency } = request;
      const entry = { kind, amount, currency, originalStan: null, requestId, ...card };
      return { ...result, outcome: 'approved', entry: this.ledger.book(stan, entry) };
    }
    const original = this.ledger.reversible(request.matches);
    if (original === undefined) return { ...result, outcome: 'refused' };
    const back = { ...original, kind, requestId, originalStan: original.stan };
    return { ...result, outcome: 'approved', entry: this.ledger.book(stan, back) };
  }
}

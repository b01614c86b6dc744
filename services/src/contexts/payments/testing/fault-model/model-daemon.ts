import type { OutcomeVia, RequestKind, TerminalOutcome } from '@foyer/contracts/payments';

import type { ModelAnswer, ModelTerminal } from './model-terminal.js';
import type { PlantedBug, Treatment } from './plan.js';

/** A request as the server hands it over. */
export interface ModelOrder {
  readonly requestId: string;
  readonly transactionId: string;
  readonly kind: RequestKind;
  readonly amount: number;
  readonly circuit: string;
}

/** A report for the server, kept until the server took it. */
export interface ModelReport {
  readonly requestId: string;
  readonly transactionId: string;
  readonly kind: RequestKind;
  readonly step: 'accepted' | TerminalOutcome;
  readonly via: OutcomeVia;
  readonly answer: ModelAnswer | undefined;
}

interface Entry {
  readonly order: ModelOrder;
  state: 'accepted' | 'sent' | 'answered' | 'withdrawn';
}

/** The program on the device, with a journal that outlives it. */
export class ModelDaemon {
  readonly journal = new Map<string, Entry>();
  readonly outbox: ModelReport[] = [];
  readonly lateAnswers: { readonly entry: Entry; readonly answer: ModelAnswer }[] = [];

  constructor(
    private readonly terminal: ModelTerminal,
    private readonly treatmentOf: (order: ModelOrder) => Treatment,
    private readonly planted: PlantedBug | undefined,
  ) {}

  /**
   * Takes an order, however often it comes. `crash` says where the program ends meanwhile: 0
   * nowhere.
   */
  take(order: ModelOrder, crash: number): void {
    const known = this.journal.get(order.requestId);
    if (known) {
      this.#goOn(known);
      return;
    }
    const entry: Entry = { order, state: 'accepted' };
    if (this.planted === 'send-before-record') {
      this.#send(entry);
      if (crash === 1) {
        this.outbox.length = 0;
        return;
      }
      this.journal.set(order.requestId, entry);
      return;
    }
    this.journal.set(order.requestId, entry);
    this.#report(entry, 'accepted', 'answer');
    if (crash === 1) return;
    entry.state = 'sent';
    if (crash === 2) return;
    this.#send(entry, crash === 3);
  }

  /** An order that was not begun never will be. */
  withdraw(order: ModelOrder): void {
    const known = this.journal.get(order.requestId);
    if (known && known.state !== 'accepted') {
      this.#goOn(known);
      return;
    }
    const entry: Entry = { order, state: 'withdrawn' };
    this.journal.set(order.requestId, entry);
    this.#report(entry, 'canceled', 'answer');
  }

  inquire(order: ModelOrder): void {
    const known = this.journal.get(order.requestId);
    if (!known) this.withdraw(order);
    else if (known.state === 'accepted') this.#goOn(known);
    else if (known.state === 'sent') this.#repeat(known);
  }

  hearLate(): void {
    const late = this.lateAnswers.shift();
    if (!late) return;
    late.entry.state = 'answered';
    this.#report(late.entry, late.answer.outcome, 'answer', late.answer);
  }

  #goOn(entry: Entry): void {
    if (entry.state === 'accepted') {
      entry.state = 'sent';
      this.#send(entry);
    } else if (entry.state === 'sent') this.#repeat(entry);
  }

  #repeat(entry: Entry): void {
    const { requestId, kind } = entry.order;
    if (this.planted === 'reversal-retried' && kind === 'reversal') {
      this.#send(entry);
      return;
    }
    const answer = this.terminal.repeatLast(requestId);
    if (answer) entry.state = 'answered';
    this.#report(entry, answer?.outcome ?? 'unknown', 'inquiry', answer);
  }

  #send(entry: Entry, isCutOff = false): void {
    const { order } = entry;
    const treatment = this.treatmentOf(order);
    const { now, later } = this.terminal.request(order.requestId, order, treatment);
    if (isCutOff) return;
    if (later) this.lateAnswers.push({ entry, answer: later });
    if (now) {
      entry.state = 'answered';
      this.#report(entry, now.outcome, 'answer', now);
    } else if (this.planted === 'timeout-is-final') {
      entry.state = 'answered';
      this.lateAnswers.length = 0;
      this.#report(entry, 'failed', 'answer');
    } else if (this.planted === 'new-key-on-retry') {
      const { now: second } = this.terminal.request(`${order.requestId} again`, order, {
        ...treatment,
        answer: 'prompt',
      });
      entry.state = 'answered';
      this.#report(entry, second?.outcome ?? 'failed', 'answer', second);
    } else this.#report(entry, 'unknown', 'answer');
  }

  #report(
    { order: { requestId, transactionId, kind } }: Entry,
    step: ModelReport['step'],
    via: OutcomeVia,
    answer?: ModelAnswer,
  ): void {
    this.outbox.push({ requestId, transactionId, kind, step, via, answer });
  }
}

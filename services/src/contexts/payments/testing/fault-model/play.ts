import { closeTheDay } from './day-end.js';
import { ModelDaemon, type ModelOrder } from './model-daemon.js';
import { ModelServer } from './model-server.js';
import { ModelTerminal } from './model-terminal.js';
import type { PlannedPayment, PlantedBug, Plan, Treatment } from './plan.js';

const STEPS_MAX = 400;
const PLAIN: Treatment = { does: true, answer: 'prompt', forgets: false };

/** Plays a plan to its end and says which rules were broken. */
export function play(plan: Plan, planted?: PlantedBug): readonly string[] {
  const world = new World(plan, planted);
  world.faultyTime();
  world.quietTime();
  const found = closeTheDay(world.server, world.terminal.deeds, plan);
  return [...world.broken(), ...found];
}

class World {
  readonly server: ModelServer;
  readonly terminal = new ModelTerminal();
  readonly #daemon: ModelDaemon;
  #at = 0;
  #payment = 0;

  constructor(
    private readonly plan: Plan,
    planted: PlantedBug | undefined,
  ) {
    this.server = new ModelServer(planted);
    this.#daemon = new ModelDaemon(this.terminal, (order) => this.#treatmentOf(order), planted);
  }

  /** Messages are lost, doubled and overtaken, the daemon is killed, agents ask again. */
  faultyTime(): void {
    this.plan.tape.forEach(() => {
      this.#step(this.#choice(8));
    });
  }

  /** Plays the time after the faults have stopped: all open requests come to their end. */
  quietTime(): void {
    for (let step = 0; step < STEPS_MAX; step += 1) {
      while (this.#daemon.outbox.length > 0) this.#report(0, false);
      this.#daemon.hearLate();
      if (this.server.terminal.engagement) {
        this.#deliver(0);
        if (this.#daemon.outbox.length === 0) this.server.seeTo();
      } else if (!this.#begin() && this.#daemon.lateAnswers.length === 0) {
        if (this.#daemon.outbox.length === 0) return;
      }
    }
  }

  /** Returns the faults in the money. */
  broken(): string[] {
    if (this.server.terminal.engagement) return ['a request never came to its end'];
    return this.plan.payments.flatMap((_planned, index) => {
      const id = String(index);
      const deeds = this.terminal.deeds.filter(({ transactionId }) => transactionId === id);
      const taken = deeds.filter(({ kind }) => kind === 'payment').length;
      const given = deeds.length - taken;
      const state = this.server.payment(id);
      const isKnown = state.status === 'known';
      const success = isKnown && state.payment.outcome === 'success';
      const failed = isKnown && !success && state.payment.outcome !== null;
      return [
        ...(taken > 1 ? [`payment ${id} was taken ${taken} times`] : []),
        ...(given > 1 ? [`payment ${id} was given back ${given} times`] : []),
        ...(taken > 0 && failed ? [`payment ${id} was taken and counts as failed`] : []),
        ...(taken === 0 && success ? [`payment ${id} counts and was never taken`] : []),
      ];
    });
  }

  #step(choice: number): void {
    switch (choice) {
      case 0:
        this.#begin();
        return;
      case 1:
      case 2:
        this.#deliver(this.#choice(8));
        return;
      case 3:
      case 4:
      case 5:
        this.#report(this.#choice(1000), this.#choice(3) === 0);
        return;
      case 6:
        this.#daemon.hearLate();
        return;
      default:
        this.server.seeTo();
    }
  }

  /**
   * An agent takes the next payment, asks for the last one again, or gives it back, twice at once.
   */
  #begin(): boolean {
    const current = this.plan.payments[this.#payment - 1];
    const id = String(this.#payment - 1);
    if (current?.reversal) {
      const first = this.server.reverse(id, `${id} back`);
      this.server.reverse(id, `${id} back too`);
      const state = this.server.payment(id);
      if (first && state.status === 'known' && state.reversals.some(isOpen)) return true;
    }
    if (this.#payment >= this.plan.payments.length) return false;
    const next = String(this.#payment);
    if (!this.server.pay(next, amountOf(this.#payment))) return false;
    this.server.pay(next, amountOf(this.#payment));
    this.#payment += 1;
    return true;
  }

  /** The server hands over what is due; 1 loses it on its way, 2 to 4 kill the daemon meanwhile. */
  #deliver(fault: number): void {
    const due = this.server.due();
    if (!due || fault === 1) return;
    const order = this.#orderOf(due);
    if (due.name === 'abortPayment') this.#daemon.withdraw(order);
    else if (due.name === 'inquireTerminalRequest') this.#daemon.inquire(order);
    else this.#daemon.take(order, fault >= 2 && fault <= 4 ? fault - 1 : 0);
  }

  #report(which: number, isDoubled: boolean): void {
    const { outbox } = this.#daemon;
    const index = outbox.length === 0 ? 0 : which % outbox.length;
    const report = outbox[index];
    if (!report) return;
    if (!isDoubled) outbox.splice(index, 1);
    this.server.hear(report);
  }

  #orderOf({
    requestId,
    transactionId,
    kind,
  }: Pick<ModelOrder, 'requestId' | 'transactionId' | 'kind'>): ModelOrder {
    const index = Number(transactionId);
    const circuit = this.#planned(transactionId)?.circuit ?? 'VISA';
    return { requestId, transactionId, kind, amount: amountOf(index), circuit };
  }

  #treatmentOf({ transactionId, kind }: ModelOrder): Treatment {
    const planned = this.#planned(transactionId);
    return (kind === 'payment' ? planned?.payment : planned?.reversal) ?? PLAIN;
  }

  #planned(transactionId: string): PlannedPayment | undefined {
    return this.plan.payments[Number(transactionId)];
  }

  #choice(number: number): number {
    const { tape } = this.plan;
    const next = tape[this.#at % tape.length] ?? 0;
    this.#at += 1;
    return (next + Math.floor(this.#at / tape.length)) % number;
  }
}

const isOpen = ({ outcome }: { readonly outcome: unknown }) => outcome === null;

/** Amounts of which no sum of some is that of others. */
function amountOf(index: number): number {
  return 3 ** (index + 5);
}

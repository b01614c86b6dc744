import { setImmediate as nextTurn } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import {
  compareDayInSteps,
  type Comparison,
  type Day,
} from '../domain/reconciliation/compare-day.js';

/** The time that a comparison works before other work has its turn, in milliseconds. */
const TURN_MS = 8;

/**
 * Compares days, one after the other and in short turns, so that calls and lines continue
 * meanwhile. A terminal repeats its report until it is answered: the same report is compared once.
 */
@Injectable()
export class DayComparisons {
  readonly #underWay = new Map<string, Promise<Comparison>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The comparison of the day that a closing ends. */
  of(reconciliationId: string, day: Day): Promise<Comparison> {
    const key = `${reconciliationId} ${JSON.stringify(day)}`;
    const present = this.#underWay.get(key);
    if (present) return present;
    const compared = this.#last.then(() => inTurns(day));
    this.#underWay.set(key, compared);
    this.#last = compared.catch(() => undefined).finally(() => this.#underWay.delete(key));
    return compared;
  }
}

async function inTurns(day: Day): Promise<Comparison> {
  const steps = compareDayInSteps(day);
  for (;;) {
    const until = performance.now() + TURN_MS;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
    await nextTurn();
  }
}

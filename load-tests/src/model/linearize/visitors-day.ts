import { v7 as newId } from 'uuid';
import { Rejected } from '../../clients/no-answer.js';
import { newSecret } from '../../clients/secret.js';
import type { Random } from '../../seeded-random.js';
import type { KnownVisit } from './simulated-office.js';
import { together } from './together.js';
import { Visitor, type ClientParts } from './visitor.js';

/**
 * The number of steps after which a visitor has enough: histories that are too long cannot be
 * checked.
 */
const MOST_STEPS = 12;

/**
 * A chair in front of the portals: one visitor after the other sits down there, also over the end
 * of a server.
 */
export class Chair {
  #visit: KnownVisit | undefined;

  constructor(private readonly random: Random) {}

  /** Visitors come and go until the server is gone. @throws NoAnswer then. */
  async serve(parts: ClientParts): Promise<never> {
    for (;;) {
      this.#visit ??= this.#newVisit(parts);
      const visitor = new Visitor(this.#visit, parts);
      try {
        await this.#stay(visitor);
      } finally {
        visitor.close();
      }
      this.#visit = undefined;
    }
  }

  #newVisit({ office }: ClientParts): KnownVisit {
    const portalId = office.anyOf(this.random, ...office.portalIds);
    const visit = { id: newId(), portalId, secret: newSecret(), isWaiting: false, isOver: false };
    office.visits.push(visit);
    return visit;
  }

  async #stay(visitor: Visitor): Promise<void> {
    const { visit } = visitor;
    if ((await visitor.open()) instanceof Rejected) return;
    await visitor.connect();
    if (!visit.isOver) await visitor.report('IN_START');
    if (!visit.isOver) await visitor.report('IN_WAITING');
    for (let steps = 0; steps < MOST_STEPS && !visit.isOver; steps += 1) await this.#step(visitor);
    const stays = (): boolean => !visit.isOver;
    while (stays()) {
      if (!visit.isWaiting) await visitor.hangUp();
      await visitor.leave();
      if (stays()) await visitor.open();
    }
  }

  async #step(visitor: Visitor): Promise<void> {
    const { visit } = visitor;
    const dice = this.random();
    if (dice < 0.4) await visitor.open();
    else if (dice < 0.55) await visitor.report('IN_START');
    else if (dice < 0.65) await visitor.report('IN_WAITING');
    else if (dice < 0.72) await visitor.reconnect();
    // The same visitor in two tabs.
    else if (dice < 0.82) await together(visitor.open(), visitor.report('IN_START'));
    else if (dice < 0.86) await together(visitor.open(), visitor.leave());
    else if (dice < 0.9 && visit.isWaiting) await visitor.leave();
    else if (!visit.isWaiting) await visitor.hangUp();
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type Client } from '@foyer/contracts/client';
import { memberRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';

const CLIENTS = 4;
/** People take a moment between two commands, and what is written must be read again in the end. */
const PAUSE_MS = 100;
/**
 * The most requests of a client in a trouble of any length: all of it is in one small database
 * then.
 */
const MOST_COMMANDS = 60;
/** A command that takes longer waits for something that no command should wait for. */
const PATIENCE_MS = 4_000;
/**
 * An answer waits three seconds for read models, and says UNAVAILABLE where a server does not make
 * them so soon.
 */
const SHOWN_WITHIN_MS = 8_000;
/**
 * The longest wait while read models are away, as long as the server waits for MongoDB to answer.
 */
const REFUSED_WITHIN_MS = 35_000;

/** The time for which a client asks again. */
const ASKED_FOR_MS = 30_000;

/** The place of the read models: nearby, on a server, or on one that is in trouble. */
export type ReadModelsAre = 'here' | 'elsewhere' | 'away';

const PATIENCE: Readonly<Record<ReadModelsAre, number>> = {
  here: PATIENCE_MS,
  elsewhere: SHOWN_WITHIN_MS,
  away: REFUSED_WITHIN_MS,
};

/** The work of clients meanwhile, and its answers. */
export class Work {
  readonly wrong: string[] = [];
  readonly portals: string[] = [];
  readonly invited: string[] = [];
  /** Portals whose request was answered with UNAVAILABLE: they may exist. */
  readonly unsure: string[] = [];
  acknowledged = 0;
  slowest = 0;
  #steps = 0;

  /** @param leniency How many times as long as {@link PATIENCE} clients wait. */
  constructor(
    private readonly client: Client,
    private readonly leniency: number,
  ) {}

  async during(ms: number, readModels: ReadModelsAre): Promise<void> {
    const until = performance.now() + ms;
    const pauseMs = Math.max(PAUSE_MS, ms / MOST_COMMANDS);
    const work = async (): Promise<void> => {
      while (performance.now() < until && this.wrong.length === 0) {
        await this.#step(readModels);
        await delay(pauseMs);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
  }

  /** Asks once more, with the same ids, for what was not sure to be done. */
  async askAgain(): Promise<void> {
    for (const id of this.unsure.splice(0)) {
      if ((await this.untilServed(ASKED_FOR_MS, id)) === undefined) {
        this.wrong.push(`portal ${id} was not accepted when asked again`);
      }
    }
  }

  /**
   * Asks for one thing until it is done. Gives back the milliseconds; undefined where it took too
   * long.
   */
  async untilServed(withinMs: number, id = newId()): Promise<number | undefined> {
    const began = performance.now();
    while (performance.now() - began < withinMs && this.wrong.length === 0) {
      if (await this.#create(id, 'away')) {
        this.portals.push(id);
        return performance.now() - began;
      }
      await delay(PAUSE_MS);
    }
    return undefined;
  }

  async #step(readModels: ReadModelsAre): Promise<void> {
    const id = newId();
    if (await this.#create(id, readModels)) this.portals.push(id);
    else if (this.wrong.length === 0) this.unsure.push(id);
    // Every mail takes a while; more of them would show nothing more.
    this.#steps += 1;
    if (this.#steps % 25 === 1) await this.#invite(readModels);
  }

  #create(id: string, readModels: ReadModelsAre): Promise<boolean> {
    const body = { _id: id, name: `Portal ${id.slice(-6)}` };
    return this.#answered(this.client.call(portalRoutes.createPortal, { body }), readModels);
  }

  async #invite(readModels: ReadModelsAre): Promise<void> {
    const _id = newId();
    const userName = `user.${_id.slice(-8)}`;
    const email = `${_id.slice(-12)}@example.org`;
    const user = { _id, userName, email, firstName: 'Ada', lastName: 'Example', role: 'member' };
    const body = { users: [{ ...user, role: 'member' as const }], inviteBaseURL: 'http://x.test' };
    const call = this.client.call(memberRoutes.inviteMembers, { body });
    if (await this.#answered(call, readModels)) this.invited.push(email);
  }

  async #answered(call: Promise<unknown>, readModels: ReadModelsAre): Promise<boolean> {
    const began = performance.now();
    const patience = PATIENCE[readModels] * this.leniency;
    const late = delay(patience, 'late', { ref: false });
    const outcome = await Promise.race([call.catch(faultOf), late]);
    // An event in the log is done, even if the read models cannot show it yet.
    const isDone = outcome instanceof Rejected && outcome.code === 'SHOWN_LATER';
    const mayBeShownLater = readModels !== 'here' || this.leniency > 1;
    if (outcome instanceof Rejected && !(isDone && mayBeShownLater)) {
      const isExpected = readModels !== 'here' && outcome.code === 'UNAVAILABLE';
      if (!isExpected) this.wrong.push(`a command was refused: ${outcome.code}`);
      return false;
    }
    this.slowest = Math.max(this.slowest, performance.now() - began);
    if (outcome === 'late') this.wrong.push(`a command was not answered in ${patience} ms`);
    else this.acknowledged += 1;
    return outcome !== 'late';
  }
}

class Rejected {
  constructor(readonly code: string) {}
}

function faultOf(error: unknown): Rejected {
  return new Rejected(error instanceof ApiError ? error.code : String(error));
}

import { setTimeout as delay } from 'node:timers/promises';
import { makeClient } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { firstSignIn } from '../../clients/first-sign-in.js';
import { seededRandom, type Random } from '../../seeded-random.js';
import { checkAnswers } from './check-answers.js';
import { factOf, Ledger, type Thing } from './ledger.js';
import { load } from './load.js';
import { LogFacts } from './log-facts.js';
import type { Mutant } from './mutants.js';
import { compareWithRebuild, haveTakenIn } from './read-models.js';
import { ServerProcess } from '../../server-process.js';
import { settle } from './settle.js';

export interface Kill9ServerOptions {
  /** An empty data folder. */
  readonly folder: string;
  readonly kills: number;
  /** Decides what clients do and when the server is killed; the machine decides what that meets. */
  readonly seed: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a server that keeps its word. */
export interface Kill9ServerReport {
  kills: number;
  readonly commands: number;
  readonly acknowledged: number;
  readonly events: number;
  readonly wrong: readonly string[];
}

/**
 * The number of kills after which, as at the end, the chain is verified and the read models are
 * rebuilt.
 */
const INSPECT_EVERY = 25;
const SHORTEST_LIFE_MS = 300;
const LONGEST_LIFE_MS = 1_500;
const PASSWORD = 'Torture-2026!x';

/**
 * Kills the whole server again and again while clients work, starts it again on the same data, and
 * holds what it knows against what it acknowledged. Stops at the first kill after which something
 * is wrong.
 */
export async function kill9Server(options: Kill9ServerOptions): Promise<Kill9ServerReport> {
  const run = new Run(options);
  return run.toTheEnd();
}

class Run {
  readonly #random: Random;
  readonly #ledger: Ledger;
  readonly #facts: LogFacts;
  readonly #wrong: string[] = [];
  #token = '';

  constructor(private readonly options: Kill9ServerOptions) {
    this.#random = seededRandom(options.seed);
    this.#ledger = new Ledger(options.mutant === 'ack-before-answer');
    this.#facts = new LogFacts(options.folder);
  }

  async toTheEnd(): Promise<Kill9ServerReport> {
    const { folder, kills, say = () => undefined } = this.options;
    let killed = 0;
    let server = await ServerProcess.start(folder);
    try {
      this.#token = await firstSignIn(server, PASSWORD);
      while (killed < kills && this.#wrong.length === 0) {
        await this.#live(server);
        killed += 1;
        server = await ServerProcess.start(folder);
        await this.#check(server, this.#ledger.take());
        if (killed % INSPECT_EVERY !== 0 && killed !== kills) continue;
        await this.#inspect(server);
        say(`${killed} kills, ${this.#ledger.acknowledged} acknowledged commands`);
        if (killed < kills) server = await ServerProcess.start(folder);
      }
    } finally {
      await server.discard();
    }
    const { commands, acknowledged } = this.#ledger;
    return {
      kills: killed,
      commands,
      acknowledged,
      events: this.#facts.count,
      wrong: this.#wrong,
    };
  }

  /** One life of the server, and its end. */
  async #live(server: ServerProcess): Promise<void> {
    const seed = Math.floor(this.#random() * 2 ** 32);
    const life = SHORTEST_LIFE_MS + this.#random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
    const { origin } = server;
    const work = load({ origin, token: this.#token, ledger: this.#ledger, seed }).catch(
      (error: unknown) => void this.#wrong.push(`under load: ${String(error)}`),
    );
    await delay(life);
    await server.kill();
    await work;
  }

  /** Looks into the log before anything is asked for again: a repeat makes what was lost. */
  async #check({ origin }: ServerProcess, things: readonly Thing[]): Promise<void> {
    this.#wrong.push(...(await this.#facts.readOn()));
    const promised = things.flatMap((thing) => thing.answered.map((step) => factOf(thing, step)));
    const lost = promised.filter((fact) => !this.#facts.has(fact));
    this.#wrong.push(...lost.map((fact) => `acknowledged and lost: ${fact}`));
    const client = makeClient({ origin, token: () => this.#token });
    this.#wrong.push(...(await checkAnswers(client, things)));
  }

  /**
   * Closes all portals, so that lines do not grow without end, and checks everything once nothing
   * happens any more.
   */
  async #inspect(server: ServerProcess): Promise<void> {
    const client = makeClient({ origin: server.origin, token: () => this.#token });
    const ids = [...this.#ledger.closePortals()];
    await client.call(portalRoutes.deactivatePortals, { body: { ids } });
    await this.#killAtRest(server);
    const { folder, mutant } = this.options;
    this.#wrong.push(
      ...(await compareWithRebuild(folder, mutant === 'lost-document' ? mutant : undefined)),
    );
    this.#wrong.push(...(await this.#facts.verify()));
  }

  /**
   * Kills the server, since a regular end would checkpoint the log without the read models. A
   * checkpoint may still come just before the kill. The server gets another life then to take it
   * in.
   */
  async #killAtRest(server: ServerProcess): Promise<void> {
    const { folder } = this.options;
    for (let living = server; ; living = await ServerProcess.start(folder)) {
      this.#wrong.push(...(await settle(living.origin, this.#facts)));
      await living.kill();
      this.#wrong.push(...(await this.#facts.readOn()));
      if (await haveTakenIn(folder, this.#facts.head)) return;
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { NoAnswer } from '../../clients/no-answer.js';
import { seededRandom, type Random } from '../../seeded-random.js';
import { ServerProcess } from '../../server-process.js';
import { AgentPage, type AgentPageParts } from './agent-page.js';
import { work } from './agents-day.js';
import { drain } from './drain.js';
import { onDesk, onVisit } from './effects.js';
import { SimulatedOffice } from './simulated-office.js';
import type { Mutant } from './mutants.js';
import { Recorder } from './recorder.js';
import { Staff } from './staff.js';
import { replaying } from './stale-proxy.js';
import { checkAll, type Failure } from './verdicts.js';
import type { ClientParts } from './visitor.js';
import { Chair } from './visitors-day.js';

export interface LinearizeOptions {
  /** An empty data folder. */
  readonly folder: string;
  readonly kills: number;
  /**
   * Decides what clients try and when the server is killed; the machine decides what that meets.
   */
  readonly seed: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; nothing is wrong, and there are no failures, with a server that keeps its word. */
export interface LinearizeReport {
  readonly kills: number;
  readonly operations: number;
  readonly unanswered: number;
  /** Histories of one visit, or of one desk from one day to the next. */
  readonly histories: number;
  readonly failures: readonly Failure[];
  readonly wrong: readonly string[];
}

const CHAIRS = 6;
const PAGES_OF_AGENT = 2;
const PORTALS = 2;
/**
 * All visitors are sent home after so many kills: histories stay short, and no visitor is away
 * for too long.
 */
const KILLS_A_DAY = 3;
const SHORTEST_LIFE_MS = 400;
const LONGEST_LIFE_MS = 2_000;
/**
 * From then on the server may end visits and calls whose people do not come back; it takes 30
 * seconds at least.
 */
const TIMES_OUT_AFTER_MS = 25_000;

/**
 * R6: visitors and agents reach for the same visits and desks at the same time, over HTTP and
 * sockets, while the server is killed again and again. Their requests and answers must be
 * possible for visits and desks to which everything happens one after the other. Stops after the
 * first day on which something is wrong.
 */
export async function linearize(options: LinearizeOptions): Promise<LinearizeReport> {
  const run = new Run(options);
  return run.toTheEnd();
}

class Run {
  readonly #random: Random;
  readonly #recorder = new Recorder();
  readonly #fetch: typeof fetch;
  readonly #wrong: string[] = [];
  readonly #failures: Failure[] = [];
  #kills = 0;
  #histories = 0;

  constructor(private readonly options: LinearizeOptions) {
    this.#random = seededRandom(options.seed);
    this.#fetch = options.mutant === 'stale-read' ? replaying(fetch) : fetch;
  }

  async toTheEnd(): Promise<LinearizeReport> {
    const { folder, kills, say = () => undefined } = this.options;
    let server = await ServerProcess.start(folder);
    try {
      const staff = await Staff.hire(server);
      this.#recorder.ready();
      await drain(...this.#partsFor(server, new SimulatedOffice([], staff.agents)));
      this.#recorder.take();
      while (this.#kills < kills && this.#wrong.length + this.#failures.length === 0) {
        server = await this.#day(server, staff);
        const { operations, unanswered } = this.#recorder;
        say(`${this.#kills} kills, ${operations} operations, ${unanswered} unanswered`);
      }
    } finally {
      await server.discard();
    }
    const { operations, unanswered } = this.#recorder;
    const found = { failures: this.#failures, wrong: this.#wrong };
    return { kills: this.#kills, operations, unanswered, histories: this.#histories, ...found };
  }

  /**
   * Runs a day from open portals until all visitors are gone, over several ends of the server.
   * Returns the server that lives then.
   */
  async #day(first: ServerProcess, staff: Staff): Promise<ServerProcess> {
    const { folder, kills } = this.options;
    const office = new SimulatedOffice(
      await staff.openPortals(first.origin, PORTALS),
      staff.agents,
    );
    const chairs = Array.from({ length: CHAIRS }, () => new Chair(this.#newRandom()));
    const lives = Math.min(KILLS_A_DAY, kills - this.#kills);
    let living = first;
    let lateSince: number | undefined;
    const late = setTimeout(() => (lateSince = this.#recorder.moment), TIMES_OUT_AFTER_MS);
    late.unref();
    for (let life = 0; life < lives; life += 1) {
      await this.#live(living, office, chairs);
      this.#kills += 1;
      living = await ServerProcess.start(folder);
      this.#recorder.ready();
    }
    this.#wrong.push(...(await drain(...this.#partsFor(living, office))));
    clearTimeout(late);
    this.#check(office, lateSince);
    return living;
  }

  /** One life of the server, and its end. */
  async #live(
    server: ServerProcess,
    office: SimulatedOffice,
    chairs: readonly Chair[],
  ): Promise<void> {
    const life = SHORTEST_LIFE_MS + this.#random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
    const [parts, agents] = this.#partsFor(server, office);
    const clients = [
      ...chairs.map((chair) => chair.serve(parts)),
      ...agents.flatMap((one) =>
        Array.from({ length: PAGES_OF_AGENT }, () => this.#workAt(one, this.#newRandom())),
      ),
    ];
    const ends = Promise.allSettled(clients);
    await delay(life);
    await server.kill();
    this.#recorder.gone();
    for (const end of await ends) {
      const why: unknown = end.status === 'rejected' ? end.reason : undefined;
      if (!(why instanceof NoAnswer)) this.#wrong.push(`a client ended: ${inspect(why)}`);
    }
  }

  async #workAt(parts: AgentPageParts, random: Random): Promise<never> {
    const page = await AgentPage.open(parts);
    try {
      return await work(page, parts.office, random);
    } finally {
      page.close();
    }
  }

  #check(office: SimulatedOffice, lateSince: number | undefined): void {
    if (lateSince !== undefined) this.#mayHaveTimedOut(office, lateSince);
    const histories = this.#recorder.take();
    this.#histories += histories.visits.size + histories.desks.size;
    this.#failures.push(...checkAll(histories));
  }

  #mayHaveTimedOut({ visits, agents }: SimulatedOffice, since: number): void {
    for (const { id } of visits) {
      this.#recorder.maybe([onVisit(id, { kind: 'timeOut' })], since);
      const timeOut = { kind: 'timeOut', visitId: id } as const;
      this.#recorder.maybe(
        agents.map((agent) => onDesk(agent.id, timeOut)),
        since,
      );
    }
  }

  #partsFor({ origin }: ServerProcess, office: SimulatedOffice): [ClientParts, AgentPageParts[]] {
    const parts = { origin, office, recorder: this.#recorder, fetch: this.#fetch };
    const takesDefeatForVictory = this.options.mutant === 'double-pickup';
    return [parts, office.agents.map((agent) => ({ ...parts, agent, takesDefeatForVictory }))];
  }

  #newRandom(): Random {
    return seededRandom(Math.floor(this.#random() * 2 ** 32));
  }
}

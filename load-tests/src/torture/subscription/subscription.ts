import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, Position } from '@foyer/event-log';
import { verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLog, openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import type { ProjectionStore } from '@foyer/projections';
import { seededRandom } from '../../seeded-random.js';
import { Heard, parseStretches, type Stretch } from './lines.js';
import type { Mutant } from './mutants.js';
import { openTallies, tallyOf, type TallyDocument } from './tally.js';

export interface SubscriptionOptions {
  /** The built program with writers and subscribers. */
  readonly program: string;
  /** An empty folder. */
  readonly folder: string;
  /** How long the log is to become. */
  readonly events: number;
  /** A database of MongoDB for the read model; by default, it is in the folder. */
  readonly readStoreUrl?: string | undefined;
  /** Decides how long the lives are. */
  readonly seed: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a log that keeps its word. */
export interface SubscriptionReport {
  kills: number;
  events: number;
  stretches: number;
  readonly wrong: string[];
}

const SUBSCRIBERS = 8;
const SHORTEST_LIFE_MS = 200;
const LONGEST_LIFE_MS = 1_500;
/** The life without any more writes: all subscribers have the time to receive the rest. */
const LAST_LIFE_MS = 30_000;

/**
 * R4: sixteen writers and eight subscribers in a process that is killed again and again. Each
 * subscriber continues where it last said it was, and must receive every event once and in order.
 * A read model next to them must count each event once.
 */
export async function subscription(options: SubscriptionOptions): Promise<SubscriptionReport> {
  const run = new Run(options);
  return run.toTheEnd();
}

class Run {
  readonly #path: string;
  readonly #report: SubscriptionReport = { kills: 0, events: 0, stretches: 0, wrong: [] };
  /** The position of each subscriber, by its reports after comparison with the log. */
  readonly #at: (Position | null)[] = Array.from({ length: SUBSCRIBERS }, () => null);

  constructor(private readonly options: SubscriptionOptions) {
    this.#path = join(options.folder, 'events.db');
  }

  async toTheEnd(): Promise<SubscriptionReport> {
    const { events, seed, say = () => undefined } = this.options;
    const random = seededRandom(seed);
    while (this.#report.events < events && this.#report.wrong.length === 0) {
      const life = SHORTEST_LIFE_MS + random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
      await this.#live(() => delay(life));
      if (this.#report.kills % 20 === 0) {
        say(`${this.#report.kills} kills, ${this.#report.events} events`);
      }
    }
    if (this.#report.wrong.length > 0) return this.#report;
    await this.#live((heard) => this.#untilAllHaveHeard(heard));
    if (this.#at.some((at) => at !== this.#at[0])) {
      this.#report.wrong.push(`subscribers end at ${this.#at.join(', ')}`);
    }
    await this.#checkEffects();
    return this.#report;
  }

  /** One life of the process, and what came of it. */
  async #live(until: (heard: () => string) => Promise<unknown>): Promise<void> {
    const { program, folder, events, mutant = '', readStoreUrl = '' } = this.options;
    const at = JSON.stringify(this.#at);
    const args = [program, folder, String(events), at, mutant, readStoreUrl];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(child, 'close');
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await Promise.race([once(child.stdout, 'data'), closed]);
    await until(() => text);
    child.kill('SIGKILL');
    await closed;
    if (child.signalCode !== 'SIGKILL') throw new Error('The program ended before it was killed');
    this.#report.kills += 1;
    await this.#hold(parseStretches(text));
  }

  /** Waits until no subscriber reports anything new. */
  async #untilAllHaveHeard(heard: () => string): Promise<void> {
    const until = performance.now() + LAST_LIFE_MS;
    for (let before = -1; performance.now() < until;) {
      const now = heard().length;
      if (now === before) return;
      before = now;
      await delay(500);
    }
  }

  /** Compares the reports of subscribers with the log. */
  async #hold(stretches: readonly Stretch[]): Promise<void> {
    const log = openSqliteEventLogForReading({ path: this.#path });
    const reading = new Map<string, Promise<string>>();
    for (const { subscriber, after, to, count, hash } of stretches) {
      const at = this.#at[subscriber] ?? null;
      if (after !== at)
        this.#wrong(subscriber, `goes on after ${String(after)}, not ${String(at)}`);
      const key = `${String(after)} ${to}`;
      const known = reading.get(key) ?? expected(log, after, to);
      reading.set(key, known);
      if ((await known) !== `${count} ${hash}`) {
        this.#wrong(
          subscriber,
          `heard ${count} events after ${String(after)}, to ${to}, otherwise`,
        );
      }
      this.#at[subscriber] = to;
      this.#report.stretches += 1;
    }
    await log.close();
    const last = this.#at.map(Number).sort((a, b) => b - a)[0] ?? 0;
    this.#report.events = Math.max(this.#report.events, last);
  }

  #wrong(subscriber: number, what: string): void {
    this.#report.wrong.push(`subscriber ${subscriber} ${what}`);
  }

  /** Every event has had its effect once, live and rebuilt alike; and the chain is whole. */
  async #checkEffects(): Promise<void> {
    const log = openSqliteEventLog({ path: this.#path });
    const { folder, readStoreUrl } = this.options;
    const store = await openTallies(folder, readStoreUrl);
    const runner = tallyOf(log, store);
    await runner.start();
    await runner.untilCurrent();
    const counts = new Map<string, number>();
    for await (const { stream } of log.readAll()) counts.set(stream, (counts.get(stream) ?? 0) + 1);
    const wanted = JSON.stringify([...counts].sort());
    if ((await talliesIn(store)) !== wanted)
      this.#report.wrong.push('an effect is missing, or double');
    await runner.rebuild('all');
    if ((await talliesIn(store)) !== wanted) this.#report.wrong.push('rebuilt, effects differ');
    await runner.stop();
    const verdict = await verifyChain(log);
    if (!verdict.ok) this.#report.wrong.push(`the chain is broken at ${verdict.position}`);
    await log.close();
    await store.close();
  }
}

async function expected(
  log: Pick<EventLog, 'readAll'>,
  after: Position | null,
  to: Position,
): Promise<string> {
  const heard = new Heard();
  for await (const { position, id } of log.readAll(after ?? undefined)) {
    if (position > to) break;
    heard.add(position, id);
  }
  const { count, hash } = heard.finish();
  return `${count} ${hash}`;
}

async function talliesIn(store: ProjectionStore): Promise<string> {
  const documents = await store.collection<TallyDocument>('tallies').find({});
  return JSON.stringify(documents.map(({ _id, events }) => [_id, events] as const).sort());
}

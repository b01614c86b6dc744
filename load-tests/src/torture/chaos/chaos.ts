import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import type { Random } from '../../seeded-random.js';
import { ServerProcess } from '../../server-process.js';
import { LogFacts } from '../kill9-server/log-facts.js';
import { compareWithRebuild, haveTakenIn } from '../kill9-server/read-models.js';
import { settle } from '../kill9-server/settle.js';
import {
  openDependencies,
  type Dependencies,
  type Dependency,
  type RealServers,
} from './dependencies.js';
import { FaultyProxy, TROUBLES } from './faulty-proxy.js';
import { compareWithLog } from './kafka-topics.js';
import type { MailServer } from './mail-server.js';
import type { Mutant } from './mutants.js';
import { untilMended } from './until-mended.js';
import { Work } from './work.js';

export interface ChaosOptions {
  /** An empty data folder. */
  readonly folder: string;
  /** How long each trouble lasts. */
  readonly troubleMs: number;
  /** How long mails may take once everything is mended; 0 if the run does not wait for them. */
  readonly drainMs: number;
  /** In which order troubles come. */
  readonly random: Random;
  /** The number of troubles; by default, each dependency has each. */
  readonly turns?: number;
  readonly real: RealServers;
  /** The factor by which clients wait longer than on an idle machine; 1 by default. */
  readonly leniency?: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a server that keeps its word. */
export interface ChaosReport {
  readonly acknowledged: number;
  /** The longest that a client waited for an acknowledgement, in milliseconds. */
  readonly slowest: number;
  /** Answered UNAVAILABLE while read models were away, and accepted when asked again. */
  readonly askedAgain: number;
  /** The longest until everything was well again, in milliseconds, and after what. */
  readonly longestRecovery: { readonly ms: number; readonly after: string };
  /**
   * The mails that came. Doubled mails went to a person who had one: the server had no answer
   * that the first was accepted.
   */
  readonly mails: number;
  readonly doubledMails: number;
  /** Events at a real Kafka, and how many of them came more than once. */
  readonly events: number;
  readonly doubledEvents: number;
  readonly wrong: readonly string[];
}

const SERVED_WITHIN_MS = 120_000;
const PASSWORD = 'Torture-2026!x';
const LOST_EVENT = fileURLToPath(new URL('lost-event-mutant.js', import.meta.url));

/**
 * R15: the server's dependencies are away in ways that are worse than being gone, one after the
 * other, while clients work. Commands must be acknowledged as before. Requests of that time must
 * be fulfilled once everything is back.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { folder, drainMs, mutant, real, leniency = 1 } = options;
  const dependencies = await openDependencies(real, folder, mutant === 'lost-mail');
  const server = await ServerProcess.start(folder, {
    settings: dependencies.settings,
    nodeArgs: mutant === 'lost-event' ? ['--import', LOST_EVENT] : [],
  });
  try {
    // Commands that go where mails go have to wait like them.
    const front =
      mutant === 'commands-wait'
        ? await FaultyProxy.before(Number(new URL(server.origin).port))
        : undefined;
    const work = new Work(await signedIn(server, front?.port), leniency);
    const longestRecovery = await takeTurns(options, dependencies, server, work, front);
    const askedAgain = work.unsure.length;
    await work.askAgain();
    const wrong = [...work.wrong, ...untried(dependencies)];
    wrong.push(...(await lostMails(work.invited, dependencies.mail, drainMs)));
    await front?.close();
    const kafka = await whatIsLeft(options, dependencies, server, work, wrong);
    const { acknowledged, slowest } = work;
    const { mails } = dependencies.mail;
    const all = [...mails.values()].reduce((sum, count) => sum + count, 0);
    const counted = { acknowledged, slowest, askedAgain, longestRecovery };
    return { ...counted, ...kafka, mails: all, doubledMails: all - mails.size, wrong };
  } finally {
    await server.discard();
    await dependencies.close();
  }
}

/**
 * Puts each dependency into each trouble, in a random order; then everything must recover
 * automatically.
 */
async function takeTurns(
  { troubleMs, random, turns: most, say = () => undefined }: ChaosOptions,
  { all }: Dependencies,
  { origin }: ServerProcess,
  work: Work,
  front: FaultyProxy | undefined,
): Promise<ChaosReport['longestRecovery']> {
  const turns = all
    .filter(({ isReal }) => isReal)
    .flatMap((dependency) => TROUBLES.map((trouble) => ({ dependency, trouble, at: random() })))
    .sort((a, b) => a.at - b.at)
    .slice(0, most);
  const readModels = all.some(({ part }) => part === 'readModels') ? 'elsewhere' : 'here';
  let longest = { ms: 0, after: 'nothing' };
  for (const { dependency, trouble } of turns) {
    const proxies = [dependency.proxy, ...(front ? [front] : [])];
    for (const proxy of proxies) proxy.trouble = trouble;
    await work.during(troubleMs, dependency.part === 'readModels' ? 'away' : readModels);
    for (const proxy of proxies) proxy.trouble = undefined;
    const after = `${dependency.name}, ${trouble}`;
    const began = performance.now();
    const isWell = await untilMended(origin, all.flatMap(partOf));
    const isServed = await work.untilServed(SERVED_WITHIN_MS);
    const ms = isWell && isServed && performance.now() - began;
    if (ms === undefined) work.wrong.push(`the server was not well again after ${after}`);
    else if (ms > longest.ms) longest = { ms, after };
    say(
      `${after}: ${work.acknowledged} acknowledged, slowest ${work.slowest.toFixed(0)} ms, ` +
        `${work.unsure.length} unsure, well again after ${ms?.toFixed(0) ?? 'too many'} ms`,
    );
    if (work.wrong.length > 0) break;
  }
  return longest;
}

const partOf = ({ isReal, part }: Dependency): string[] =>
  isReal && part !== undefined ? [part] : [];

/** The log, what is at Kafka, and read models, once the server has come to rest and is gone. */
async function whatIsLeft(
  { folder, mutant, real, drainMs }: ChaosOptions,
  { prefix, readStoreUrl }: Dependencies,
  server: ServerProcess,
  work: Work,
  wrong: string[],
): Promise<Pick<ChaosReport, 'events' | 'doubledEvents'>> {
  const facts = new LogFacts(folder);
  // A server that is not well does not come to rest, and says nothing more by what is left.
  const comesToRest = drainMs > 0 && wrong.length === 0;
  if (comesToRest) {
    wrong.push(...(await settle(server.origin, facts)));
    const isCurrent = await untilMended(server.origin, partsAtRest(real), { relay: 'current' });
    if (isCurrent === undefined) wrong.push('the outbox publisher is not done');
    // A batch on its way to a slow store is not behind yet.
    const until = performance.now() + drainMs;
    while (!(await haveTakenIn(folder, facts.head, readStoreUrl))) {
      if (performance.now() > until) throw new Error('Read models are not done');
      await delay(250);
    }
  }
  await server.kill();
  wrong.push(...(await facts.readOn()), ...(await facts.verify()));
  const lost = work.portals.filter((id) => !facts.has(`portal ${id} created`));
  wrong.push(...lost.map((id) => `acknowledged and lost: portal ${id}`));
  if (!comesToRest) return { events: 0, doubledEvents: 0 };
  if (readStoreUrl !== undefined) {
    const planted = mutant === 'doubled-effect' ? mutant : undefined;
    wrong.push(...(await compareWithRebuild(folder, planted, readStoreUrl)));
  }
  if (real.kafkaUrl === undefined) return { events: 0, doubledEvents: 0 };
  const kafka = await compareWithLog(new URL(real.kafkaUrl).host, prefix, folder);
  wrong.push(...kafka.wrong);
  return { events: kafka.arrived, doubledEvents: kafka.doubled };
}

const partsAtRest = ({ kafkaUrl }: RealServers): string[] =>
  kafkaUrl === undefined ? [] : ['relay'];

async function signedIn({ origin, signInToken = '' }: ServerProcess, front?: number) {
  const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, {
    body: { token: signInToken, password: PASSWORD },
  });
  const to = front === undefined ? origin : `http://localhost:${front}`;
  return makeClient({ origin: to, token: () => token });
}

function untried({ all }: Dependencies): string[] {
  return all
    .filter(({ name, proxy }) => name !== 'mail server' && proxy.connections === 0)
    .map(({ name }) => `${name} was not tried`);
}

async function lostMails(
  invited: readonly string[],
  { mails }: MailServer,
  drainMs: number,
): Promise<string[]> {
  if (drainMs === 0) return [];
  const until = performance.now() + drainMs;
  const missing = (): string[] => invited.filter((email) => !mails.has(email));
  while (missing().length > 0 && performance.now() < until) await delay(250);
  return missing().map((email) => `no mail came to ${email}`);
}

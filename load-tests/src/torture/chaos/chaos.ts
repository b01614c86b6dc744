import { setTimeout as delay } from 'node:timers/promises';
import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes, memberRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';
import { ServerProcess } from '../../server-process.js';
import { LogFacts } from '../kill9-server/log-facts.js';
import { FaultyProxy, TROUBLES } from './faulty-proxy.js';
import { MailServer } from './mail-server.js';
import type { Mutant } from './mutants.js';

export interface ChaosOptions {
  /** An empty data folder. */
  readonly folder: string;
  /** How long each trouble lasts. */
  readonly troubleMs: number;
  /** How long mails may take once everything is mended; 0 where nobody waits for them. */
  readonly drainMs: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a server that keeps its word. */
export interface ChaosReport {
  readonly acknowledged: number;
  /** The longest that a client waited for an answer, in milliseconds. */
  readonly slowest: number;
  /** Mails that came, and how many of them went to somebody who had one: nobody had heard that it was taken. */
  readonly mails: number;
  readonly doubled: number;
  readonly wrong: readonly string[];
}

const CLIENTS = 4;
/** A command that takes longer waits for something that no command should wait for. */
const PATIENCE_MS = 4_000;
const PASSWORD = 'Torture-2026!x';

/**
 * R15: mail server, Kafka and Janus are away in ways that are worse than being gone, one after the other, while clients
 * work. Commands must be acknowledged as ever, and what was asked for meanwhile must happen once everything is back.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { folder, troubleMs, drainMs, mutant, say = () => undefined } = options;
  const mail = await MailServer.open(mutant === 'lost-mail');
  const smtp = await FaultyProxy.before(mail.port);
  const [kafka, janus] = [await FaultyProxy.before(undefined), await FaultyProxy.before(undefined)];
  smtp.trouble = TROUBLES[0];
  const server = await ServerProcess.start(folder, {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RELAY_URL: `kafka://127.0.0.1:${kafka.port}/foyer`,
      JANUS: 'auto',
      JANUS_URL: `ws://127.0.0.1:${janus.port}`,
    },
  });
  // Commands that go where mails go have to wait like them.
  const front = mutant === 'commands-wait' ? await FaultyProxy.before(portOf(server)) : undefined;
  const work = new Work(await signedIn(server, front?.port));
  for (const trouble of TROUBLES) {
    smtp.trouble = trouble;
    if (front !== undefined) front.trouble = trouble;
    await work.during(troubleMs);
    say(`${trouble}: ${work.acknowledged} acknowledged, slowest ${work.slowest.toFixed(0)} ms`);
  }
  smtp.trouble = undefined;
  const wrong = [...work.wrong];
  if (kafka.connections === 0 || janus.connections === 0)
    wrong.push('Kafka or Janus was not tried');
  wrong.push(...(await lostMails(work.invited, mail, drainMs)));
  await server.kill();
  const facts = new LogFacts(folder);
  wrong.push(...(await facts.readOn()), ...(await facts.verify()));
  const lost = work.portals.filter((id) => !facts.has(`portal ${id} created`));
  wrong.push(...lost.map((id) => `acknowledged and lost: portal ${id}`));
  for (const one of [smtp, kafka, janus, front]) await one?.close();
  await mail.close();
  const mails = [...mail.mails.values()].reduce((sum, count) => sum + count, 0);
  const { acknowledged, slowest } = work;
  return { acknowledged, slowest, mails, doubled: mails - mail.mails.size, wrong };
}

async function signedIn({ origin, signInToken = '' }: ServerProcess, front?: number) {
  const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, {
    body: { token: signInToken, password: PASSWORD },
  });
  const to = front === undefined ? origin : `http://localhost:${front}`;
  return makeClient({ origin: to, token: () => token });
}

const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);

/** What clients do meanwhile, and how it is answered. */
class Work {
  readonly #client: Client;
  readonly wrong: string[] = [];
  readonly portals: string[] = [];
  readonly invited: string[] = [];
  acknowledged = 0;
  slowest = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  async during(ms: number): Promise<void> {
    const until = performance.now() + ms;
    const work = async (): Promise<void> => {
      while (performance.now() < until && this.wrong.length === 0) await this.#step();
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
  }

  async #step(): Promise<void> {
    const id = newId();
    const body = { _id: id, name: `Portal ${id.slice(-6)}` };
    if (await this.#answered(this.#client.call(portalRoutes.createPortal, { body }))) {
      this.portals.push(id);
    }
    // Every mail takes a while; more of them would show nothing more.
    if (this.portals.length % 25 === 1) await this.#invite();
  }

  async #invite(): Promise<void> {
    const _id = newId();
    const userName = `user.${_id.slice(-8)}`;
    const email = `${_id.slice(-12)}@example.org`;
    const user = { _id, userName, email, firstName: 'Ada', lastName: 'Example', role: 'member' };
    const body = { users: [{ ...user, role: 'member' as const }], inviteBaseURL: 'http://x.test' };
    if (await this.#answered(this.#client.call(memberRoutes.inviteMembers, { body }))) {
      this.invited.push(email);
    }
  }

  async #answered(call: Promise<unknown>): Promise<boolean> {
    const began = performance.now();
    const late = delay(PATIENCE_MS, 'late', { ref: false });
    const outcome = await Promise.race([call.catch(String), late]);
    this.slowest = Math.max(this.slowest, performance.now() - began);
    if (outcome === 'late') this.wrong.push(`a command was not answered in ${PATIENCE_MS} ms`);
    else if (typeof outcome === 'string') this.wrong.push(`a command was refused: ${outcome}`);
    else this.acknowledged += 1;
    return this.wrong.length === 0;
  }
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

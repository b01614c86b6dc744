import { randomUUID } from 'node:crypto';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { databaseAt } from '@foyer/projections';
import { MongoClient } from 'mongodb';

import { Caddy } from './caddy.js';
import { keepablePort } from './keepable-port.js';
import type { Served } from './served.js';
import { Server } from './server.js';

const DATABASES = ['read', 'vault', 'files'] as const;

interface Meeting {
  readonly _id: string;
  readonly node: string;
}

interface KnownNode {
  readonly _id: string;
  readonly address: string;
}

/**
 * The program divided as in deploy/compose.yaml: two nodes that serve people behind the proxy, and
 * a projector. All use a MongoDB and a test double for KurrentDB.
 */
export class TestEnvironment implements Served {
  readonly #closing: (() => Promise<unknown>)[] = [];
  readonly #run = randomUUID();
  #servers: readonly [backgroundJobs: Server, ...nodes: Server[]] | undefined;
  #proxy: Caddy | undefined;

  private constructor(
    readonly origin: string,
    readonly mongo: MongoClient,
    readonly mongoUrl: string,
  ) {
    this.#closing.push(() => mongo.close());
  }

  /** @param mongoUrl Of the server; databases of its own are made in it. */
  static async open(mongoUrl: string, caddy: string): Promise<TestEnvironment> {
    const origin = `http://localhost:${await keepablePort()}`;
    const environment = new TestEnvironment(origin, new MongoClient(mongoUrl), mongoUrl);
    try {
      await environment.#fill(caddy);
      return environment;
    } catch (error) {
      await environment.discard();
      throw error;
    }
  }

  get said(): string {
    const servers = this.#servers ?? [];
    return [...servers.map(({ said }) => said), this.#proxy?.said].join('\n');
  }

  get signInToken(): string {
    return this.#servers?.[0].signInToken ?? '';
  }

  /** The node on which the pages of the only call meet, whichever they came in by. */
  async nodeOfTheCall(): Promise<Server> {
    const db = this.mongo.db(this.#name('read'));
    const meeting = await db.collection<Meeting>('_meetings').findOne({ _id: /^call:/ });
    const owner = meeting && (await db.collection<KnownNode>('_nodes').findOne(ownerOf(meeting)));
    const [, ...nodes] = this.#servers ?? [];
    const server = nodes.find(({ port }) => owner?.address === `http://127.0.0.1:${port}`);
    if (server === undefined) throw new Error('No node has a call');
    return server;
  }

  async discard(): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close();
  }

  async #fill(caddy: string): Promise<void> {
    this.#closing.push(async () => {
      for (const name of DATABASES) await this.mongo.db(this.#name(name)).dropDatabase();
    });
    const log = await spawnTestDouble();
    this.#closing.push(() => log.end());
    const backgroundJobs = await this.#begin('projector', log);
    const nodes = await Promise.all([this.#begin('api', log), this.#begin('api', log)]);
    this.#servers = [backgroundJobs, ...nodes];
    const places = nodes.map(({ port }) => `127.0.0.1:${port}`);
    const { origin } = this;
    this.#proxy = await Caddy.start(caddy, {
      origin,
      nodes: places,
      folder: backgroundJobs.folder,
    });
    this.#closing.push(async () => this.#proxy?.stop());
  }

  async #begin(role: 'api' | 'projector', log: SpawnedTestDouble): Promise<Server> {
    const port = await keepablePort();
    const server = await Server.start(
      {
        ROLES: role,
        FOYER_URL: this.origin,
        NODE_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '127.0.0.1',
        EVENT_LOG_URL: log.url,
        READ_STORE_URL: this.#database('read'),
        VAULT_URL: this.#database('vault'),
        FILES_URL: this.#database('files'),
        SMTP_URL: 'smtp://127.0.0.1:9',
        JANUS: 'off',
      },
      port,
    );
    this.#closing.push(() => server.discard());
    return server;
  }

  #name(what: (typeof DATABASES)[number]): string {
    return `journey-${what}-${this.#run}`;
  }

  #database(what: (typeof DATABASES)[number]): string {
    return databaseAt(this.mongoUrl, this.#name(what));
  }
}

const ownerOf = ({ node }: Meeting) => ({ _id: node });

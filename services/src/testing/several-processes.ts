import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { databaseAt } from '@foyer/projections';
import { dropDatabase } from '@foyer/projections/testing';
import { v4 } from 'uuid';

import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

const PASSWORD = 'Journey-2026!x';
const DATABASES = ['read', 'vault', 'files'];

/**
 * The built program as several processes, as an operator would run them, on a test double for
 * KurrentDB and on a MongoDB.
 */
export class SeveralProcesses {
  readonly #run = v4();
  readonly #running = new Map<string, SpawnedServer>();
  #token = '';

  private constructor(
    readonly mongo: string,
    readonly folder: string,
    readonly log: SpawnedTestDouble,
  ) {}

  /** A projector called `background jobs`, and nodes that serve people, called as given. */
  static async start(mongo: string, nodes: readonly string[]): Promise<SeveralProcesses> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-several-'));
    const environment = new SeveralProcesses(mongo, folder, await spawnTestDouble());
    const backgroundJobs = await environment.begin('background-jobs', 'projector');
    await Promise.all(nodes.map((name) => environment.begin(name, 'api')));
    const token = /#token=([\w-]+)/.exec(backgroundJobs.output())?.[1] ?? '';
    const first = makeClient({ origin: environment.originOf(nodes[0] ?? '') });
    const body = { token, password: PASSWORD };
    environment.#token = (await first.call(identityRoutes.redeemSignInLink, { body })).token;
    return environment;
  }

  /** The administrator's. */
  get token(): string {
    return this.#token;
  }

  /** Starts a process with a data folder of its own; resolves when it has begun its work. */
  async begin(name: string, role: 'api' | 'projector'): Promise<SpawnedServer> {
    const server = await spawnServer({ ...this.settingsOf(name), ROLES: role });
    this.#running.set(name, server);
    return server;
  }

  /**
   * The settings of a process of that name, in addition to its role: its own data folder, and the
   * shared places.
   */
  settingsOf(name: string): Readonly<Record<string, string>> {
    return {
      FOYER_DATA: join(this.folder, name),
      FOYER_URL: 'http://localhost:3000',
      EVENT_LOG_URL: this.log.url,
      READ_STORE_URL: this.#database('read'),
      VAULT_URL: this.#database('vault'),
      FILES_URL: this.#database('files'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      JANUS: 'off',
    };
  }

  process(name: string): SpawnedServer {
    const server = this.#running.get(name);
    if (server === undefined) throw new Error(`${name} does not run`);
    return server;
  }

  originOf(name: string): string {
    const port = /"port":(\d+)/.exec(this.process(name).output())?.[1] ?? '';
    return `http://127.0.0.1:${port}`;
  }

  /** Calls one of the nodes as the administrator. */
  clientOf(name: string): Client {
    return makeClient({ origin: this.originOf(name), token: () => this.#token });
  }

  async end(): Promise<void> {
    for (const server of this.#running.values()) await server.end('SIGKILL');
    await this.log.end();
    for (const name of DATABASES) await dropDatabase(this.#database(name));
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }

  #database(name: string): string {
    return databaseAt(this.mongo, `foyer-${name}-${this.#run}`);
  }
}

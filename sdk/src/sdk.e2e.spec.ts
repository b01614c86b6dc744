import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import simpleRest from 'ra-data-simple-rest';
import { fetchUtils } from 'ra-core';

import { Server } from '../../tools/journeys/harness/server.js';

const own = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Packages that a user of this one has by its installation. */
const NEEDED = ['openapi-fetch', 'openapi-typescript-helpers', 'socket.io-client'];
const PASSWORD = 'A-long-Passw0rd';

interface Group {
  readonly id: string;
  readonly name: string;
}

interface Example {
  groupNames(beginning: string, pageSize?: number): Promise<string[]>;
  makeGroup(name: string, order: string): Promise<string>;
  refusalOf(name: string): Promise<string>;
  firstEvent(type: string, after?: string): Promise<string>;
  stepAway(token: string): Promise<string>;
}

/** The example in a folder of its own, with the package as npm packs it. */
async function install(folder: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: own, env, encoding: 'utf8' });
  npm('run', 'build', '--silent');
  const archive = npm('pack', '--silent', '--pack-destination', folder).trim();
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@foyer'), { recursive: true });
  await cp(join(folder, 'package'), join(modules, '@foyer/sdk'), { recursive: true });
  await mkdir(join(modules, '@types'));
  for (const name of [...NEEDED, '@types/node']) {
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  await cp(join(own, 'example/program.ts'), join(folder, 'program.ts'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

/** Compiles the example, strictly and with the libraries, by a compiler of its users. */
function compile(folder: string): void {
  const generator = createRequire(join(own, 'package.json')).resolve('openapi-typescript');
  const compiler = createRequire(generator).resolve('typescript/bin/tsc');
  const options = ['--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'];
  const target = ['--target', 'es2023', '--types', 'node', 'program.ts'];
  execFileSync(process.execPath, [compiler, ...options, ...target], {
    ...{ cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } },
    ...{ encoding: 'utf8', stdio: 'pipe' },
  });
}

describe('A program with the package for developers', () => {
  let folder: string;
  let server: Server;
  let token: string;
  let program: Example;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-sdk-'));
    await install(folder);
    try {
      compile(folder);
    } catch (error) {
      throw new Error((error as { stdout: string }).stdout, { cause: error });
    }
    server = await Server.start({ JANUS: 'off' });
    const client = makeClient({ origin: server.origin });
    const first = { token: server.signInToken, password: PASSWORD };
    ({ token } = await client.call(identityRoutes.redeemSignInLink, { body: first }));
    const made = await fetch(`${server.origin}/api/v2/admin/api-keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Example', role: 'admin' }),
    });
    const { key } = (await made.json()) as { key: string };
    Object.assign(process.env, { FOYER: server.origin, FOYER_KEY: key });
    program = (await import(pathToFileURL(join(folder, 'program.js')).href)) as Example;
  });
  afterAll(async () => {
    await server.discard();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  test('makes a thing once for each order of work, and reads pages in their order', async () => {
    const ids = [];
    for (const [order, name] of ['Zoë', 'Übung', 'Anna', 'Zoë'].entries()) {
      ids.push(await program.makeGroup(name, `order-of-work-${order % 3}`));
    }
    expect(ids[3]).toBe(ids[0]);
    expect(await program.groupNames('', 2)).toEqual(['Anna', 'Übung', 'Zoë']);
  });

  test('learns the code and the fields of a refusal', async () => {
    expect(await program.refusalOf('')).toBe('INVALID_INPUT name');
  });

  test('is told of events that are there, and of those to come', async () => {
    const place = await program.firstEvent('foyer.Group*');
    const next = program.firstEvent('foyer.Group*', 'now');
    const seen: string[] = [];
    void next.then((sequence) => seen.push(sequence));
    // The wait may begin after the first of them.
    for (let n = 0; seen.length === 0 && n < 50; n += 1) {
      await program.makeGroup(`Later ${n}`, `later-order-${n}`);
    }
    expect((await next) > place).toBe(true);
  });

  test('may be the stock data provider of react-admin, which sends whole records', async () => {
    const { FOYER: origin, FOYER_KEY: key } = process.env;
    const user = { authenticated: true, token: `Bearer ${key}` };
    const rest = simpleRest(`${origin}/api/v2/admin`, (url, options = {}) =>
      fetchUtils.fetchJson(url, { ...options, user }),
    );
    const page = async (number: number, perPage: number) => {
      const sort = { field: 'name', order: 'ASC' } as const;
      const pagination = { page: number, perPage };
      const list = await rest.getList<Group>('groups', { pagination, sort, filter: { q: 'Ra ' } });
      return { total: list.total, names: list.data.map(({ name }) => name) };
    };
    const made: Group[] = [];
    for (const name of ['Ra B', 'Ra A', 'Ra C']) {
      made.push((await rest.create<Omit<Group, 'id'>, Group>('groups', { data: { name } })).data);
    }
    expect(await page(1, 2)).toEqual({ total: 3, names: ['Ra A', 'Ra B'] });
    expect(await page(2, 2)).toEqual({ total: 3, names: ['Ra C'] });
    const { data } = await rest.getOne<Group>('groups', { id: made[0]?.id ?? '' });
    const renamed = { id: data.id, data: { ...data, name: 'Ra D' }, previousData: data };
    expect((await rest.update('groups', renamed)).data).toMatchObject({ name: 'Ra D' });
    await rest.delete('groups', { id: data.id, previousData: data });
    await rest.deleteMany('groups', { ids: made.slice(1).map(({ id }) => id) });
    expect(await page(1, 9)).toEqual({ total: 0, names: [] });
  });

  test('speaks on a realtime channel in the name of a person', async () => {
    expect(await program.stepAway(token)).toBe('away');
  });
});

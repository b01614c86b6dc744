import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_NODE } from './own-node.mjs';
import { root } from './root.mjs';

const BEGIN = `
  const { onSupportedNode } = await import(${JSON.stringify(join(root, 'tools/launcher/own-node.mjs'))});
  const { version = process.version, cache } = process.env.AGAIN ? {} : JSON.parse(process.argv[2]);
  process.env.AGAIN = 'yes';
  await onSupportedNode({ version, cache });
`;

const exitCode = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};

describe('A program of the launcher, run by a Node that is too old', () => {
  let cache: string;
  let program: string;
  let children: ChildProcess[];
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'foyer-own-node-'));
    children = [];
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    const name = `node-${platform}-${process.arch}`;
    program = join(cache, `node-${OWN_NODE}/node_modules/${name}/bin/node`);
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(cache, { recursive: true });
  });

  const keepOurs = (): void => {
    mkdirSync(dirname(program), { recursive: true });
    symlinkSync(process.execPath, program);
  };
  const run = (rest: string, env: NodeJS.ProcessEnv = {}) => {
    const file = join(cache, 'program.mjs');
    writeFileSync(file, `${BEGIN}${rest}`);
    const how = JSON.stringify({ version: 'v20.20.2', cache });
    const child = spawn(process.execPath, [file, how], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  };

  test('says so in one line and is run again by ours, first on the PATH, with its exit code', async () => {
    keepOurs();
    const child = run(`
      console.log(process.execArgv.length, process.argv.length, process.env.PATH.split(':')[0]);
      process.exitCode = 7;
    `);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(out).toBe(`0 3 ${dirname(program)}\n`);
    expect(err).toMatch(/^Foyer needs Node 22\.22 or newer, and this is v20\.20\.2: [^\n]+\n$/);
    expect(await exitCode(child)).toBe(7);
  });

  test('hands a signal on, and ends when that has ended', async () => {
    keepOurs();
    const child = run(`
      process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('ready');
    `);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await text(child.stdout)).toBe('ended\n');
    expect(await exitCode(child)).toBe(0);
  });

  test('leaves nothing running when it is killed', async () => {
    keepOurs();
    const child = run(`setInterval(() => {}, 1000); console.log('ready');`);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    // The pipe ends with the last process that holds it.
    expect(await text(child.stdout)).toBe('');
  });

  test('says what to install where none can be fetched, and leaves nothing in the cache', async () => {
    const offline = {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(cache, 'npm'),
    };
    const child = run(`console.log('went on');`, offline);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(out).toBe('');
    expect(err).toMatch(
      /\nNode 22\.\S+ cannot be fetched [^\n]+ Install Node 22\.22 or newer from \S+\n$/,
    );
    expect(await exitCode(child)).toBe(1);
    expect(readdirSync(cache).filter((name) => name.startsWith('node-'))).toEqual([]);
  });
});

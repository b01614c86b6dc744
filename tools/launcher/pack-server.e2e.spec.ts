import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from './root.mjs';

const PACK = join(root, 'tools/launcher/pack-server.mjs');
const PAGES = ['/vblh/', '/vblh/console', '/api/docs', '/vblh/web-client-v2/queue/reception'];
const { version } = JSON.parse(readFileSync(join(root, 'services/package.json'), 'utf8')) as {
  version: string;
};

describe('the packed server', () => {
  let folder = '';
  const packed = (path: string) => join(folder, 'product', path);
  const env = () => ({ ...process.env, NODE_OPTIONS: '', FOYER_DATA: join(folder, 'data') });
  const node = (args: readonly string[]) =>
    execFileSync(process.execPath, [...args], { cwd: folder, env: env(), encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-packed-'));
    node([PACK, packed('')]);
  });
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

  test('holds what runs, and no sources, tools of tests or packages of pages', () => {
    const others = ['services/src', 'node_modules/react', 'node_modules/jest', 'load-tests'];
    expect(others.filter((path) => existsSync(packed(path)))).toEqual([]);
    const needed = [
      ...['services/dist/NOTICES.md', 'services/verifier/verify-export.mjs'],
      ...['deploy/foyer.service', 'node_modules/sharp'],
    ];
    expect(needed.filter((path) => !existsSync(packed(path)))).toEqual([]);
  });

  test('serves its pages, away from the repository, and its data passes the check', async () => {
    const settings = { ...env(), PORT: '0', JANUS: 'off', LOG_FORMAT: 'json' };
    const server = spawn(process.execPath, [packed('services/dist/main.js')], {
      cwd: folder,
      env: settings,
    });
    const gone = new Promise((resolve) => server.once('close', resolve));
    let said = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const ready = /"origin":"([^"]+)".*"msg":"Ready"/.exec(said)?.[1];
        if (ready !== undefined) resolve(ready);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('close', () => reject(new Error(said)));
    });
    const answers = await Promise.all(PAGES.map(async (path) => fetch(`${origin}${path}`)));
    server.kill('SIGTERM');
    await gone;
    expect(answers.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
    expect(said).not.toContain('"level":"error"');
    expect(node([packed('services/bin/foyer.mjs'), 'check', join(folder, 'data')])).toContain(
      'Whole',
    );
  });

  test('says its version', () => {
    expect(node([packed('services/bin/foyer.mjs'), '--version']).trim()).toBe(version);
  });

  test('is not written over what is there already', () => {
    writeFileSync(join(folder, 'kept'), 'kept');
    expect(() => node([PACK, folder])).toThrow(/not empty/);
    expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('kept');
  });
});

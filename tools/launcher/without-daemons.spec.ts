import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { COMPONENTS } from './components.mjs';
import { withoutDaemons } from './without-daemons.mjs';

let folder = '';
let policy = '';
let disabled: readonly string[] = [];
const disable = (daemons: readonly string[]): void => void (disabled = daemons);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-policy-'));
  policy = join(folder, 'policy-rc.d');
  disabled = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('no service may start while packages are installed, and none starts with the machine', async () => {
  let during = '';
  const work = async (): Promise<void> => {
    expect(statSync(policy).mode & 0o111).not.toBe(0);
    during = readFileSync(policy, 'utf8');
  };
  await withoutDaemons(['slapd'], work, { policy, disable });
  expect(during).toBe('#!/bin/sh\nexit 101\n');
  expect(existsSync(policy)).toBe(false);
  expect(disabled).toEqual(['slapd']);
});

test('a failed installation leaves no policy behind', async () => {
  const work = () => Promise.reject(new Error('no such package'));
  await expect(withoutDaemons([], work, { policy, disable })).rejects.toThrow('no such package');
  expect(existsSync(policy)).toBe(false);
});

test("a policy of the machine's owner stays", async () => {
  writeFileSync(policy, 'exit 0\n');
  await withoutDaemons(['janus'], () => Promise.resolve(), { policy, disable });
  expect(readFileSync(policy, 'utf8')).toBe('exit 0\n');
});

test('every component that brings a service names it', () => {
  const daemons = COMPONENTS.flatMap(({ daemon = [] }) => daemon);
  expect(daemons).toEqual(['janus', 'coturn', 'slapd', 'caddy', 'prometheus']);
});

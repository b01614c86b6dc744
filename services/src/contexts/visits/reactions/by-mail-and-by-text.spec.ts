import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = resolve('services/src/contexts/visits/reactions');

/** The events about a kept place of which a channel tells its visitor. */
const toldBy = (channel: 'mail' | 'text'): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${channel}-`) && name.includes('place'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .flatMap((text) => /on: \[(\w+)\]/.exec(text)?.[1] ?? [])
    .toSorted();

test('a visitor who keeps a place hears of it by text message as by mail', () => {
  expect(toldBy('mail').length).toBeGreaterThan(1);
  expect(toldBy('text')).toEqual(toldBy('mail'));
});

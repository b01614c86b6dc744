import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { runParts } from './run-parts.mjs';
import { NOTHING } from './tally.mjs';

type Part = Parameters<typeof runParts>[0][number];

/**
 * A part that prints two words with a pause between them; `running` holds the parts that run at the
 * same time.
 */
const part = (name: string, running: Set<string>, met: string[], readsSources = false): Part => ({
  name,
  title: name.toUpperCase(),
  readsSources,
  run: async (_env, _more, out) => {
    running.add(name);
    out?.write(`${name} begins\n`);
    await delay(20);
    met.push(`${name} beside ${[...running].filter((one) => one !== name).join()}`);
    out?.write(`${name} ends\n`);
    running.delete(name);
    return { ...NOTHING, passed: 1 };
  },
});

test('parts that only read the sources run at the same time, all others alone', async () => {
  const running = new Set<string>();
  const met: string[] = [];
  const parts = [
    part('format', running, met, true),
    part('types', running, met, true),
    part('unit', running, met),
    part('journeys', running, met),
  ];
  const said: string[] = [];
  const tallies = await runParts(
    parts,
    () => Promise.resolve({}),
    [],
    (line) => said.push(line),
  );
  expect(met).toEqual(['format beside types', 'types beside ', 'unit beside ', 'journeys beside ']);
  expect(tallies).toHaveLength(4);
  expect(said.join('\n')).toMatch(/\nFORMAT\nformat begins\nformat ends\n✓ FORMAT · \d/);
  expect(said.join('\n')).toMatch(/\nTYPES\ntypes begins\ntypes ends\n✓ TYPES · \d/);
  expect(said.at(-1)).toMatch(/How long each part took(\n +\d+\.\d s {2}[A-Z]+){4}$/);
});

test('a part that fills pauses runs with the next one, whose output is shown at once', async () => {
  const running = new Set<string>();
  const met: string[] = [];
  const parts = [
    part('lint', running, met, true),
    { ...part('unit', running, met), fillsPauses: true },
    part('journeys', running, met),
    part('services', running, met),
  ];
  const said: string[] = [];
  await runParts(
    parts,
    () => Promise.resolve({}),
    [],
    (line) => said.push(line),
  );
  expect(met).toEqual([
    'lint beside ',
    'unit beside journeys',
    'journeys beside ',
    'services beside ',
  ]);
  expect(said.join('\n')).toMatch(/\nUNIT\nunit begins\nunit ends\n✓ UNIT · \d/);
  expect(said.join('\n')).toMatch(/\nJOURNEYS\n[^]*✓ JOURNEYS · \d/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../k6');
const texts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
/** Those of k6 itself. */
const OWN = ['checks', 'dropped_iterations'];
const namesBy = (pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('each threshold of k6 is about a metric that the scripts measure', () => {
  const measured = new Set([...OWN, ...namesBy(/new (?:Trend|Counter|Rate|Gauge)\('(\w+)'/g)]);
  // A metric, maybe with a tag, and what holds for it.
  const asked = namesBy(
    /^ +\[?['`]?([a-z]\w*)(?:\{[^}\n]*\}*)?['`]?\]?: \[['`](?:count|rate|avg|p\()/gm,
  );
  expect(asked).toEqual(expect.arrayContaining(['journeys_lost', 'rejection']));
  expect(asked.filter((name) => !measured.has(name))).toEqual([]);
});

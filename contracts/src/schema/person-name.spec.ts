import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { DISPLAY_NAME_MAX } from './person-name.js';

interface Place {
  readonly path: string;
  readonly max: number;
}

/** The longest display name at each place of a published request. */
function* displayNames(part: unknown, path = ''): Generator<Place> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, inner] of Object.entries(part)) {
    const at = `${path}/${name}`;
    const { type, maxLength } = (inner ?? {}) as { type?: string; maxLength?: number };
    if (name === 'displayName' && type === 'string' && maxLength !== undefined) {
      yield { path: at, max: maxLength };
    }
    yield* displayNames(inner, at);
  }
}

test('a person with the longest first and last name may be named wherever a display name is sent', () => {
  const published = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
  const places = [...displayNames(JSON.parse(published))];
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(places.filter(({ max }) => max < DISPLAY_NAME_MAX)).toEqual([]);
});

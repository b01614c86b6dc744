import { expect, it } from '@jest/globals';
import { light } from '@foyer/contracts/look';

import { muiParts } from './muiParts.js';
import { raParts } from './raParts.js';

/** The paths of all styles by which parts scroll. */
function scrollers(style: unknown, path: readonly string[] = []): string[] {
  if (typeof style !== 'object' || style === null) return [];
  return Object.entries(style).flatMap(([key, value]: [string, unknown]) =>
    key.startsWith('overflow') && (value === 'auto' || value === 'scroll')
      ? [[...path, key].join(' ')]
      : scrollers(value, [...path, key]),
  );
}

it('scrolls parts on screens only, since paper would cut them off', () => {
  const found = scrollers({ ...muiParts(light, 'Loading'), ...raParts(light) });
  expect(found).toEqual([expect.stringContaining('@media screen and (min-width')]);
});

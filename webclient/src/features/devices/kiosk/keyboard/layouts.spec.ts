import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from '@jest/globals';
import { Language } from '@foyer/contracts/identity';

import { rowsOf, type Layer, type Pad } from './layouts.js';

const PADS: readonly Pad[] = ['text', 'digits', 'phone'];
const LAYERS: readonly Layer[] = ['letters', 'accents', 'signs'];
const YES_OR_NO = [true, false];

const all = PADS.flatMap((pad) =>
  LAYERS.flatMap((layer) =>
    Language.options.flatMap((language) =>
      YES_OR_NO.flatMap((isUpper) =>
        YES_OR_NO.map((hasLines) => ({ pad, layer, language, isUpper, hasLines })),
      ),
    ),
  ),
);

it.each(all)('has rows of keys that fit on a narrow screen: %j', (shown) => {
  const rows = rowsOf(shown).map((row) => row.split(' '));
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(14);
});

it('takes no more of the screen for other letters than for the first ones', () => {
  const rows = (layer: Layer) => rowsOf({ ...all[0]!, pad: 'text', layer }).length;
  expect(LAYERS.filter((layer) => rows(layer) > rows('letters'))).toEqual([]);
});

it('lets keys be as narrow as the longest row needs', () => {
  const style = readFileSync(resolve(import.meta.dirname, 'Keys.module.css'), 'utf8');
  expect(style).toContain('min-width: min(64px, 100% / 14 - 0.375rem);');
});

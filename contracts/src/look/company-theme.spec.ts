import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { companyTheme } from './company-theme.js';
import { contrast } from './contrast.js';
import { dark as darkLook, light } from './palette.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the company’s background holds only where it is as light or dark as the page', () => {
  const appearance = { background: '#fff8e0' };
  expect(companyTheme(appearance, false)['--paper']).toBe('#fff8e0');
  expect(companyTheme(appearance, true)).toEqual({});
  expect(companyTheme({ background: '#101820' }, true)['--paper']).toBe('#101820');
});

test('the company’s colours are readable in both modes, for any choice', () => {
  fc.assert(
    fc.property(colour, colour, fc.boolean(), (background, primary, dark) => {
      const style = companyTheme({ background, primary }, dark);
      const paper = style['--paper'] ?? (dark ? darkLook : light).paper;
      expect(contrast(style['--accent'] ?? '', paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(style['--on-accent'] ?? '', style['--accent'] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    }),
  );
});

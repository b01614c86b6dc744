import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { contrast, dark, inkOn, light, type Palette } from './index.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the look', () => {
  test('measures black on white as 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('finds readable ink for any ground', () => {
    fc.assert(fc.property(colour, (ground) => contrast(ground, inkOn(ground)) >= 4.5));
  });

  test('finds it also where neither white nor warm black will do', () => {
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(contrast('#777777', '#1c1917')).toBeLessThan(4.5);
    expect(inkOn('#777777')).toBe('#000000');
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ])('keeps %s text readable on every ground it is used on', (_, look: Palette) => {
    for (const ground of [look.paper, look.surface, look.quiet]) {
      for (const ink of [
        look.ink,
        look.inkSoft,
        look.accent,
        look.waiting,
        look.live,
        look.danger,
      ]) {
        expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(look.accent, look.onAccent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.danger, look.onDanger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.waitingSoft, look.waiting)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.liveSoft, look.live)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.dangerSoft, look.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.stage, look.onStage)).toBeGreaterThanOrEqual(4.5);
  });
});

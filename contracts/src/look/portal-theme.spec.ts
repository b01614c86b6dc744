import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { contrast } from './contrast.js';
import { portalTheme, readableOn } from './portal-theme.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe("a portal's own colours", () => {
  it('leave the look as it is where none are chosen', () => {
    expect(portalTheme({}, false)).toEqual({ mode: undefined, style: {} });
  });

  it('are readable for any choice', () => {
    fc.assert(
      fc.property(colour, colour, (ground, chosen) => {
        expect(contrast(readableOn(ground, chosen), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('stay as chosen where they can be read', () => {
    expect(readableOn('#ffffff', '#0b5f5a')).toBe('#0b5f5a');
  });

  it('fill the buttons that ring and the others, with text that can be read', () => {
    const { style } = portalTheme({ buttonPrimary: '#ffe000', buttonSecondary: '#102030' }, false);
    expect(style).toEqual({
      '--button': '#ffe000',
      '--on-button': '#1c1917',
      '--button-other': '#102030',
      '--on-button-other': '#ffffff',
    });
  });

  it("fill the button that rings also on the dark stage of a call, by the portal's own accent", () => {
    const { style } = portalTheme({ primary: '#8a1f3d' }, false);
    expect(style).toMatchObject({ '--button': '#8a1f3d', '--on-button': '#ffffff' });
  });

  it('ask for the mode of their background', () => {
    expect(portalTheme({ background: '#101820' }, false).mode).toBe('dark');
    expect(portalTheme({ background: '#fff8e0' }, true).mode).toBe('light');
  });
});

import { describe, expect, it } from '@jest/globals';

import { keepPanelInSight, shiftIntoSight } from './keep-in-sight.js';

it.each([
  ['stays where it has room', 100, 150, 0],
  ['is moved from the left edge', -20, 150, 28],
  ['is moved from the right edge', 300, 120, -38],
  ['begins at the left where it is wider than the screen', -10, 420, 18],
  ['begins at the left where it is wider and lies further right', 20, 420, -12],
])('a label %s', (_, left, width, shift) => {
  expect(shiftIntoSight(left, width, 390)).toBe(shift);
});

describe('a panel above the controls', () => {
  let width: number;
  const at = (element: HTMLElement, left: number, top: number, size: number, bottom = 720) =>
    Object.assign(element, {
      getBoundingClientRect: () => ({ ...{ left, top, width: size, right: left + size, bottom } }),
    });
  /** A panel in a bar on a stage, which begin where they are said to. */
  const panelAt = (
    left: number,
    size: number,
    stage: { left: number; top: number; wide: number },
  ) => {
    document.body.innerHTML = '<main><div role="toolbar"><p></p></div></main>';
    const bar = document.querySelector('div')!;
    const seen = at(document.querySelector('main')!, stage.left, stage.top, stage.wide);
    Object.defineProperty(bar, 'offsetParent', { get: () => seen });
    const panel = at(document.querySelector('p')!, left, 200, size);
    const release = keepPanelInSight(panel);
    return { panel, release, style: panel.style as CSSStyleDeclaration & { translate: string } };
  };
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    get: () => width,
  });

  it('stands on a phone to the last edge of its screen', () => {
    width = 390;
    expect(panelAt(205, 278, { left: 0, top: 0, wide: 390 }).style.translate).toBe('-101px');
  });

  it('is not cut by the navigation next to the stage', () => {
    width = 1280;
    expect(panelAt(56, 336, { left: 88, top: 0, wide: 856 }).style.translate).toBe('40px');
  });

  it('is no higher than the stage, which may be small', () => {
    width = 1280;
    const { style } = panelAt(900, 336, { left: 880, top: 500, wide: 384 });
    expect(style.maxHeight).toBe('212px');
  });

  it('finds its place again after the window has changed', () => {
    width = 1280;
    const { style, release } = panelAt(205, 278, { left: 0, top: 0, wide: 1280 });
    expect(style.translate).toBe('0px');
    width = 390;
    globalThis.dispatchEvent(new Event('resize'));
    expect(style.translate).toBe('-101px');
    release();
    expect([style.translate, style.maxHeight]).toEqual(['', '']);
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { keepVisit, mintVisit, readVisit } from './stored-visit.js';

const PORTAL = '01900000-0000-7000-8000-0000000000f1';

const comesBy = async (type: string) => {
  const entry = { type } as unknown as PerformanceEntry;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  jest.resetModules();
  return (await import('./visit-world.js')).visitWorld;
};

describe('a visit that is over', () => {
  const { parent } = window;
  afterEach(() => {
    sessionStorage.clear();
    Object.assign(window, { parent });
  });

  it.each([
    ['reload', true],
    ['navigate', false],
    ['back_forward', false],
  ])('of a page that is there by %s: is kept for it is %s', async (type, isKept) => {
    keepVisit(sessionStorage, PORTAL, mintVisit());
    const { afterwards } = await comesBy(type);
    expect(readVisit(afterwards!, PORTAL) !== undefined).toBe(isKept);
  });

  it('of a panel that opens again is kept: the panel itself says for how long', async () => {
    Object.assign(window, { parent: {} });
    keepVisit(sessionStorage, PORTAL, mintVisit());
    const { afterwards } = await comesBy('navigate');
    expect(readVisit(afterwards!, PORTAL)).toBeDefined();
  });
});

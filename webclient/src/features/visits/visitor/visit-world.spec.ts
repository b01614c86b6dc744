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
  afterEach(() => sessionStorage.clear());

  it.each([
    ['reload', true],
    ['navigate', false],
    ['back_forward', false],
  ])('of a page that is there by %s: is kept for it is %s', async (type, isKept) => {
    keepVisit(sessionStorage, PORTAL, mintVisit());
    const { afterwards } = await comesBy(type);
    expect(readVisit(afterwards!, PORTAL) !== undefined).toBe(isKept);
  });
});

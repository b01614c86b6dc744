import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  AT_REST,
  decideRecovery,
  needsPerson,
  RECOVERED_MS,
  type PageTrouble,
  type Recovery,
} from './recovery.js';

const frozen: PageTrouble = { kind: 'frozen', source: 'userCam' };
const silent: PageTrouble = { kind: 'silent' };

/** Lets time pass in steps of half a second. @returns What was done, and when, in seconds. */
function follow(
  seconds: number,
  view: (second: number) => {
    trouble: PageTrouble | null;
    serverReachable?: boolean;
    inCall?: boolean;
  },
) {
  let state: Recovery = AT_REST;
  const steps: [number, string][] = [];
  for (let second = 0; second < seconds; second += 0.5) {
    const { trouble, serverReachable = true, inCall = false } = view(second);
    const seen = { now: second * 1_000, trouble, serverReachable, inCall };
    const decided = decideRecovery(state, seen);
    ({ state } = decided);
    if (decided.step !== null) steps.push([second, decided.step.kind]);
  }
  return { steps, state };
}

describe('the recovery of a page', () => {
  it('does nothing about a page that is well', () => {
    expect(follow(600, () => ({ trouble: null })).steps).toEqual([]);
  });

  it('begins with the track of a frozen camera, and continues as far as necessary', () => {
    expect(follow(60, () => ({ trouble: frozen })).steps).toEqual([
      [0, 'restart-track'],
      [4, 'reload-page'],
      [24, 'restart-browser'],
    ]);
  });

  it('ends the browser of a frozen camera once, and of a page in error twice, however long it lasts', () => {
    const restarts = (trouble: PageTrouble) =>
      follow(24 * 3_600, () => ({ trouble })).steps.filter(([, step]) => step !== 'restart-track');
    expect(restarts(frozen).map(([, step]) => step)).toEqual(['reload-page', 'restart-browser']);
    expect(restarts({ kind: 'error' }).map(([, step]) => step)).toEqual([
      ...['reload-page', 'restart-browser', 'restart-browser'],
    ]);
  });

  it.each([frozen, { kind: 'error' } as const])(
    'ends no call, which goes on with sound, for a page that is %j',
    (trouble) => {
      const { steps } = follow(3_600, () => ({ trouble, inCall: true }));
      expect(steps.filter(([, step]) => step !== 'restart-track')).toEqual([]);
      const later = follow(120, (second) => ({ trouble, inCall: second < 60 })).steps;
      expect(later.find(([, step]) => step === 'reload-page')?.[0]).toBe(60);
    },
  );

  it('loads a page again in a call that says nothing any more', () => {
    const { steps } = follow(10, () => ({ trouble: silent, inCall: true }));
    expect(steps).toEqual([[0, 'reload-page']]);
  });

  it('ends with the step that helped', () => {
    const { steps, state } = follow(60, (second) => ({ trouble: second < 3 ? frozen : null }));
    expect(steps).toEqual([[0, 'restart-track']]);
    expect(state).toMatchObject({ last: null, browserRestarts: 0 });
  });

  it.each([silent, { kind: 'error' } as const])(
    'begins with loading again where a page is %j',
    (trouble) => {
      expect(follow(22, () => ({ trouble })).steps).toEqual([
        [0, 'reload-page'],
        [20, 'restart-browser'],
      ]);
    },
  );

  it('continues where it was when a page fails again at once', () => {
    const view = (second: number) => ({ trouble: second < 5 || second > 10 ? frozen : null });
    expect(follow(30, view).steps).toEqual([
      [0, 'restart-track'],
      [4, 'reload-page'],
      [24, 'restart-browser'],
    ]);
  });

  it('begins from the start where the page was well for long', () => {
    const relapse = 5 + RECOVERED_MS / 1_000 + 1;
    const view = (second: number) => ({ trouble: second < 5 || second > relapse ? frozen : null });
    expect(follow(relapse + 2, view).steps.at(-1)).toEqual([relapse + 0.5, 'restart-track']);
  });

  it('loads nothing again while there is no server, but restarts tracks', () => {
    const view = (second: number) => ({ trouble: frozen, serverReachable: second >= 100 });
    expect(follow(102, view).steps).toEqual([
      [0, 'restart-track'],
      [100, 'reload-page'],
    ]);
  });

  it('restarts the browser more and more seldom, and reports that a person has to look', () => {
    const { steps, state } = follow(6 * 3_600, () => ({ trouble: silent }));
    const restarts = steps.filter(([, step]) => step === 'restart-browser').map(([at]) => at);
    const pauses = restarts.slice(1).map((at, index) => at - restarts[index]!);
    expect(pauses.slice(0, 5)).toEqual([45, 90, 180, 360, 600]);
    expect(Math.max(...pauses)).toBe(600);
    expect(needsPerson(state)).toBe(true);
  });

  it('never restarts the browser more often than its pauses allow, whatever happens', () => {
    const trouble = fc.constantFrom(frozen, silent, { kind: 'error' } as const, null);
    fc.assert(
      fc.property(fc.array(fc.tuple(trouble, fc.boolean()), { maxLength: 400 }), (views) => {
        const { steps } = follow(views.length / 2, (second) => {
          const [now = null, serverReachable = true] = views[second * 2] ?? [];
          return { trouble: now, serverReachable };
        });
        const at = steps.filter(([, step]) => step === 'restart-browser').map(([second]) => second);
        for (const [index, second] of at.slice(1).entries()) {
          expect(second - at[index]!).toBeGreaterThanOrEqual(45);
        }
      }),
    );
  });
});

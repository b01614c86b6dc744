import { describe, expect, test } from '@jest/globals';

import type { StallCause, Verdict } from './judge-flow.js';
import { followStall, nextRepair, relapsed, type Stall } from './stall.js';

const flows: Verdict = { flows: true };
const unknown: Verdict = { flows: null };
const stalled = (cause: StallCause = 'source', stillMs = 2_000): Verdict => ({
  ...{ flows: false, cause, stillMs },
});
const begun = (cause: StallCause = 'source', at = 10_000): Stall => {
  const stall = followStall(undefined, { audio: flows, video: stalled(cause) }, at);
  if (!stall) throw new Error('Nothing is stalled');
  return stall;
};

describe('A stall', () => {
  test('begins with something that does not flow, and is as old as that', () => {
    expect(begun()).toMatchObject({ since: 8_000, now: ['video'], tracks: ['video'], steps: [] });
    expect(followStall(undefined, { audio: flows, video: unknown }, 10_000)).toBeUndefined();
    expect(followStall(undefined, {}, 10_000)).toBeUndefined();
  });

  test('continues until all tracks flow that should', () => {
    const still = followStall(begun(), { audio: stalled(), video: unknown }, 12_000);
    expect(still).toMatchObject({ since: 8_000, now: ['audio', 'video'] });
    const sound = followStall(still, { audio: unknown, video: flows }, 13_000);
    expect(sound).toMatchObject({ now: ['audio'], tracks: ['video', 'audio'] });
    expect(followStall(sound, { audio: flows, video: unknown }, 14_000)).toBeUndefined();
  });

  test('ends where nothing can be said of it for long, and is not repaired meanwhile', () => {
    const unsure = (stall: Stall | undefined, at: number) =>
      followStall(stall, { audio: flows, video: unknown }, at);
    const since = unsure(begun(), 20_000);
    expect(unsure(since, 32_000)).toMatchObject({ now: ['video'], unknownSince: 20_000 });
    expect(since && nextRepair(since, 20_000)).toBeUndefined();
    expect(unsure(since, 32_001)).toBeUndefined();
    const again = followStall(since, { audio: flows, video: stalled() }, 25_000);
    expect(again).toMatchObject({ since: 8_000, unknownSince: null });
  });

  test('ends with what is turned off', () => {
    expect(followStall(begun(), { audio: flows }, 12_000)).toBeUndefined();
  });
});

describe('A repair', () => {
  /** Lists the tried repair steps, with the seconds after the stall was noticed. */
  function tried(cause: StallCause, seconds: number) {
    const all: [number, string][] = [];
    let stall = begun(cause, 0);
    for (let second = 0; second <= seconds; second += 1) {
      const repair = nextRepair(stall, second * 1_000);
      if (!repair) continue;
      stall = repair.stall;
      all.push([second, repair.step]);
    }
    return all;
  }

  test('takes the camera again, publishes again, and begins again at longer and longer times', () => {
    expect(tried('source', 120)).toEqual([
      [0, 'restart-track'],
      [6, 'publish-again'],
      [31, 'restart-track'],
      [37, 'publish-again'],
      [77, 'restart-track'],
      [83, 'publish-again'],
    ]);
    expect(tried('source', 3_600).length).toBeLessThan(40);
  });

  test('restarts ICE and publishes again where the connection does not stand, and leaves the camera alone', () => {
    expect(tried('connection', 40)).toEqual([
      [2, 'restart-ice'],
      [5, 'publish-again'],
      [30, 'restart-ice'],
      [33, 'publish-again'],
    ]);
  });

  test('keeps its pauses where what it did helps for seconds only', () => {
    const asked: number[] = [];
    let ended: Parameters<typeof relapsed>[1];
    // It stands still for three seconds, and flows for five, as one receiver says.
    for (let second = 0; second <= 240; second += 8) {
      const at = second * 1_000;
      let stall = relapsed(begun('connection', at), ended, at);
      for (let later = 0; later <= 3; later += 1) {
        const repair = nextRepair(stall, at + later * 1_000);
        if (!repair) continue;
        stall = repair.stall;
        asked.push(second + later);
      }
      ended = { stall, endedAt: at + 3_000 };
    }
    expect(asked).toEqual([2, 10, 35, 42, 82, 90, 162, 170]);
    const later = begun('connection', 1_000_000);
    expect(relapsed(later, ended, 1_000_000)).toEqual(later);
  });

  test('does more than to restart ICE again where that has helped for a moment only', () => {
    const first = nextRepair(begun('connection', 0), 2_000)?.stall;
    if (!first) throw new Error('Nothing was tried');
    const ended = { stall: first, endedAt: 3_000 };
    const again = (at: number) =>
      nextRepair(relapsed(begun('connection', at), ended, at), at + 2_000)?.step;
    expect([again(10_000), again(40_000)]).toEqual(['publish-again', 'restart-ice']);
    const track = nextRepair(begun('source', 0), 0)?.stall ?? first;
    const frozen = relapsed(begun('source', 10_000), { stall: track, endedAt: 2_000 }, 10_000);
    expect(nextRepair(frozen, 10_000)?.step).toBe('restart-track');
  });

  test('asks nothing of a page that does not answer', () => {
    expect(tried('page', 60)).toEqual([]);
  });
});

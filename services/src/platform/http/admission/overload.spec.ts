import { beforeEach, describe, expect, test } from '@jest/globals';

import { Rejected } from '../../cqrs/commands/index.js';
import { Metrics } from '../../observability/index.js';
import { Overload, PLACES_KEPT, type Newcomer } from './overload.js';
import { LEAST_PER_SECOND } from './admission-rate.js';
import { CALM_SAMPLES, LONG_SAMPLES } from './load.js';

const limits = { turnMs: 40, handshakes: 2 };
const MS = 50;
const ada: Newcomer = { from: undefined, portalId: 'front desk' };
const turnsAre = (overload: Overload, turnMs: number, samples: number, busy = 0): void => {
  for (let sample = 0; sample < samples; sample += 1) overload.observe({ turnMs, busy, ms: MS });
};
const isTooMuchFor = (overload: Overload): void => turnsAre(overload, 40, LONG_SAMPLES);
/** Returns the number of admitted newcomers among this number of them. */
const letIn = (
  overload: Overload,
  newcomers: number,
  newcomerOf: (newcomer: number) => typeof ada = () => ada,
): number => {
  let count = 0;
  for (let newcomer = 0; newcomer < newcomers; newcomer += 1) {
    try {
      overload.admit('visit', newcomerOf(newcomer));
      count += 1;
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
    }
  }
  return count;
};
const counts = async ({ registry }: Metrics) => {
  const metric = await registry.getSingleMetric('foyer_overload_rejections_total')?.get();
  return (metric?.values ?? []).map(({ labels, value }) => [labels.what, value]);
};
const failure = (run: () => void): Rejected => {
  try {
    run();
  } catch (error) {
    if (error instanceof Rejected) return error;
  }
  throw new Error('It was not refused');
};

describe('a server that has just started, and is busy with that', () => {
  const started = (): Overload => {
    const overload = new Overload(new Metrics(), limits, Math.random, () => 0);
    turnsAre(overload, 20, LONG_SAMPLES, 1);
    return overload;
  };

  test('lets in twenty visitors who come together', () => {
    expect(letIn(started(), 21, (index) => ({ ...ada, from: `10.0.0.${index}` }))).toBe(20);
  });

  test('lets in ten who come together from one address', () => {
    expect(letIn(started(), 20, () => ({ ...ada, from: '192.0.2.1' }))).toBe(10);
  });
});

describe('an overloaded server', () => {
  test('refuses new work, says when to come again, and counts it', async () => {
    const metrics = new Metrics();
    const overload = new Overload(metrics, limits, () => 0.6);
    overload.admit('visit', ada);
    isTooMuchFor(overload);
    const { code, details } = failure(() => overload.admit('visit', ada));
    expect({ code, details }).toEqual({ code: 'OVERLOADED', details: { retryAfter: '8' } });
    expect(await counts(metrics)).toEqual([['visit', 1]]);
    turnsAre(overload, 1, CALM_SAMPLES);
    overload.admit('visit', ada);
  });

  test('does not ask all clients to come again at the same time', () => {
    const at = (random: number) => {
      const overload = new Overload(new Metrics(), limits, () => random);
      isTooMuchFor(overload);
      return failure(() => overload.admit('portal')).details.retryAfter;
    };
    expect([at(0), at(0.999)]).toEqual(['5', '10']);
  });

  test('takes handshakes as long as not too many are under way', () => {
    const overload = new Overload(new Metrics(), limits);
    expect(overload.handshakeErrorOf(1_000)).toBeUndefined();
    isTooMuchFor(overload);
    expect(overload.handshakeErrorOf(1)).toBeUndefined();
    expect(overload.handshakeErrorOf(2)?.code).toBe('OVERLOADED');
  });

  test('refuses nothing where its operator has said so', () => {
    const overload = new Overload(new Metrics(), { ...limits, turnMs: 0 });
    turnsAre(overload, 10_000, LONG_SAMPLES, 1);
    expect(letIn(overload, 1_000)).toBe(1_000);
    expect(overload.turnMs).toBe(10_000);
  });

  describe('that hardly has a moment without work', () => {
    test.each([
      ['the time is filled with short turns', 1, 1],
      ['turns are a quarter as long as they may be', 10, 0],
    ])('lets newcomers in at a limited rate where %s', (_, turnMs, busy) => {
      let now = 0;
      const overload = new Overload(new Metrics(), limits, Math.random, () => now);
      expect(letIn(overload, 100)).toBe(100);
      turnsAre(overload, turnMs, 100, busy);
      expect(letIn(overload, 100)).toBe(PLACES_KEPT);
      now = 1_000;
      expect(letIn(overload, 100)).toBe(LEAST_PER_SECOND);
    });

    describe('and is asked without end', () => {
      let now = 0;
      let overload: Overload;
      beforeEach(() => {
        now = 0;
        overload = new Overload(new Metrics(), limits, Math.random, () => now);
        turnsAre(overload, 1, 100, 1);
      });
      /**
       * One asks a hundred times a second for ten seconds; another comes every half second and gets
       * in or not.
       */
      const others = (greedy: Newcomer, other: (index: number) => Newcomer): number => {
        let count = 0;
        for (let tick = 1; tick <= 1_000; tick += 1) {
          now = tick * 10;
          letIn(overload, 1, () => greedy);
          if (tick % 50 === 0) count += letIn(overload, 1, () => other(tick));
        }
        return count;
      };
      const portalId = 'front desk';

      test('from one address, lets in clients of others', () => {
        const from = (index: number) => ({ from: `10.0.0.${index}`, portalId });
        expect(others({ from: '192.0.2.1', portalId }, from)).toBe(20);
      });

      test('at one portal, lets in clients of another', () => {
        const at = () => ({ from: undefined, portalId: 'back entrance' });
        letIn(overload, 1, at);
        // All but the one who comes right after the rush began.
        expect(others({ from: undefined, portalId }, at)).toBeGreaterThanOrEqual(19);
      });

      test('at the only portal, gives it all places', () => {
        const one = () => ({ from: undefined, portalId });
        expect(letIn(overload, 100, one)).toBe(PLACES_KEPT);
        now = 1_000;
        expect(letIn(overload, 100, one)).toBe(LEAST_PER_SECOND);
      });
    });

    test('still answers requests about a portal', () => {
      const overload = new Overload(new Metrics(), limits, Math.random, () => 0);
      turnsAre(overload, 1, 100, 1);
      for (let page = 0; page < 100; page += 1) overload.admit('portal');
      expect(overload.isHigh).toBe(false);
    });

    test('does not mind a single hiccup', () => {
      const overload = new Overload(new Metrics(), limits, Math.random, () => 0);
      turnsAre(overload, 500, 1, 1);
      expect(letIn(overload, 100)).toBe(100);
    });

    test('refuses no client ten seconds later', () => {
      const overload = new Overload(new Metrics(), limits, Math.random, () => 0);
      turnsAre(overload, 1, 100, 1);
      turnsAre(overload, 1, 10_000 / MS, 0);
      expect(letIn(overload, 100)).toBe(100);
    });
  });
});

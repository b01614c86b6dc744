import { describe, expect, test } from '@jest/globals';

import { Rejected } from '../commands/index.js';
import { Metrics } from '../observability/index.js';
import { Overload } from './overload.js';
import { CALM_SAMPLES, LONG_SAMPLES } from './pressure.js';

const limits = { turnMs: 40, handshakes: 2 };
const isTooMuchFor = (overload: Overload): void => {
  for (let sample = 0; sample < LONG_SAMPLES; sample += 1) overload.observe(40);
};
const counts = async ({ registry }: Metrics) => {
  const metric = await registry.getSingleMetric('foyer_overload_refusals_total')?.get();
  return (metric?.values ?? []).map(({ labels, value }) => [labels.what, value]);
};
const refusal = (run: () => void): Rejected => {
  try {
    run();
  } catch (error) {
    if (error instanceof Rejected) return error;
  }
  throw new Error('It was not refused');
};

describe('an overloaded server', () => {
  test('refuses new work, says when to come again, and counts it', async () => {
    const metrics = new Metrics();
    const overload = new Overload(metrics, limits, () => 0.6);
    overload.admit('visit');
    isTooMuchFor(overload);
    const { code, details } = refusal(() => overload.admit('visit'));
    expect({ code, details }).toEqual({ code: 'OVERLOADED', details: { retryAfter: '8' } });
    expect(await counts(metrics)).toEqual([['visit', 1]]);
    for (let sample = 0; sample < CALM_SAMPLES; sample += 1) overload.observe(1);
    overload.admit('visit');
  });

  test('does not ask everybody to come again at the same time', () => {
    const at = (random: number) => {
      const overload = new Overload(new Metrics(), limits, () => random);
      isTooMuchFor(overload);
      return refusal(() => overload.admit('portal')).details.retryAfter;
    };
    expect([at(0), at(0.999)]).toEqual(['5', '10']);
  });

  test('takes handshakes as long as not too many are under way', () => {
    const overload = new Overload(new Metrics(), limits);
    expect(overload.refusalOfHandshake(1_000)).toBeUndefined();
    isTooMuchFor(overload);
    expect(overload.refusalOfHandshake(1)).toBeUndefined();
    expect(overload.refusalOfHandshake(2)?.code).toBe('OVERLOADED');
  });

  test('refuses nothing where its operator has said so', () => {
    const overload = new Overload(new Metrics(), { ...limits, turnMs: 0 });
    for (let sample = 0; sample < LONG_SAMPLES; sample += 1) overload.observe(10_000);
    overload.admit('visit');
    expect(overload.turnMs).toBe(10_000);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';

import { BlurEffort } from './blur-effort.js';

describe('the effort of a blur', () => {
  let effort: BlurEffort;
  const pictures = (count: number, tookMs: number) =>
    Array.from({ length: count }, () => effort.keepsUp(tookMs));

  beforeEach(() => {
    effort = new BlurEffort();
  });

  it('stays as it is where single pictures are late', () => {
    pictures(4, 30);
    pictures(1, 5_000);
    pictures(4, 30);
    expect(effort.isLess).toBe(false);
    expect(effort.now.longestPx).toBe(Infinity);
  });

  it('becomes less and less where most are, and that does not fail', () => {
    expect(pictures(5, 1_000)).not.toContain(false);
    expect(effort.now).toEqual({ longestPx: 640, everyMs: 66 });
    expect(pictures(5, 1_000)).not.toContain(false);
    expect(effort.now).toEqual({ longestPx: 320, everyMs: 200 });
    expect(pictures(100, 1_000)).not.toContain(false);
  });

  it('fails where the least of it stands still', () => {
    pictures(10, 1_000);
    expect(pictures(5, 5_000)).toContain(false);
  });

  it('becomes more again once the device is quick for long', () => {
    pictures(10, 1_000);
    pictures(200, 10);
    expect(effort.now.longestPx).toBe(640);
    pictures(200, 10);
    expect(effort.isLess).toBe(false);
  });
});

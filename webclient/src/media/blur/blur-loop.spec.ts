import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { Effort } from './blur-effort.js';
import { BlurLoop, type Picture } from './blur-loop.js';

/** Thirty pictures a second. */
const EVERY_US = 33_333;

describe('a loop of pictures to be blurred', () => {
  let efforts: Effort[];
  let said: boolean[];
  let closed: number;
  let tookMs: number;
  let failsAt: (nth: number) => boolean;

  beforeEach(() => {
    [efforts, said, closed, tookMs] = [[], [], 0, 20];
    failsAt = () => false;
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += tookMs));
  });

  const loopOf = (count: number) => {
    let given = 0;
    return new BlurLoop<Picture>({
      read: async () => {
        given += 1;
        if (given > count) return undefined;
        return { timestamp: given * EVERY_US, close: () => void (closed += 1) };
      },
      blur: async (_picture, effort) => {
        efforts.push(effort);
        if (failsAt(efforts.length)) throw new Error('no picture of it');
      },
      onLess: (isLess) => void said.push(isLess),
    });
  };

  it('does all of them while the device keeps up, and ends with the camera', async () => {
    await loopOf(50).goOn();
    expect(efforts).toHaveLength(50);
    expect([said, closed]).toEqual([[], 0]);
  });

  it('does fewer and smaller ones where it does not, and says so', async () => {
    tookMs = 500;
    await loopOf(50).goOn();
    expect(efforts.at(-1)).toEqual({ longestPx: 320, everyMs: 200 });
    expect(said).toEqual([true]);
    expect(closed).toBe(50 - efforts.length);
    expect(closed).toBeGreaterThan(20);
  });

  it('gives up where even that stands still', async () => {
    tookMs = 4_000;
    await expect(loopOf(500).goOn()).rejects.toThrow('too slow');
  });

  it('passes by what failed once, and gives up where all does', async () => {
    failsAt = (nth) => nth % 3 === 0;
    await loopOf(50).goOn();
    failsAt = () => true;
    await expect(loopOf(50).goOn()).rejects.toThrow('no picture of it');
  });

  it('gives up at the start where the first one fails', async () => {
    failsAt = () => true;
    await expect(loopOf(50).first()).rejects.toThrow('no picture of it');
  });
});

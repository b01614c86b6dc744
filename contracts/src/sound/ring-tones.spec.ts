import { describe, expect, test } from '@jest/globals';

import { RING_TONES } from '../settings/constants.js';
import { loudnessOf, USUAL_LOUDNESS } from './play-notes.js';
import { ringTones } from './ring-tones.js';

describe('the ring tones', () => {
  test('is one of seven, each unlike the others', () => {
    const tones = Object.values(ringTones).map((notes) => JSON.stringify(notes));
    expect(new Set(tones).size).toBe(RING_TONES);
  });

  test('is short and soft', () => {
    for (const note of Object.values(ringTones).flat()) {
      expect(note.at).toBeLessThanOrEqual(0.7);
      expect(note.pitch).toBeGreaterThanOrEqual(500);
      expect(note.pitch).toBeLessThanOrEqual(1100);
    }
  });

  test('is as loud as deployment and member have it, and silent where either has it so', () => {
    expect(loudnessOf(0.6, 0.6)).toBeCloseTo(USUAL_LOUDNESS, 10);
    expect(loudnessOf(1, 0.6)).toBeGreaterThan(loudnessOf(0.6, 0.6));
    expect(loudnessOf(0.6, 1)).toBeGreaterThan(loudnessOf(0.6, 0.6));
    expect(loudnessOf(0, 1)).toBe(0);
    expect(loudnessOf(1, 0)).toBe(0);
    expect(loudnessOf(1, 1)).toBeLessThan(0.5);
  });
});

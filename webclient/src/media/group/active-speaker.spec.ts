import { describe, expect, it } from '@jest/globals';

import { nextSpeaker } from './active-speaker.js';

const levels = (a: number, b: number) => new Map(Object.entries({ a, b }));

describe('the speaker', () => {
  it('is the loudest participant, and null in silence', () => {
    expect(nextSpeaker(null, levels(0.01, 0), 0)).toBeNull();
    expect(nextSpeaker(null, levels(0.1, 0.4), 0)).toEqual({ key: 'b', heardAt: 0 });
  });

  it('stays over a pause, and over a louder participant', () => {
    const speaker = { key: 'a', heardAt: 0 };
    expect(nextSpeaker(speaker, levels(0.1, 0.9), 500)).toEqual({ key: 'a', heardAt: 500 });
    expect(nextSpeaker(speaker, levels(0, 0.9), 1_000)).toBe(speaker);
    expect(nextSpeaker(speaker, levels(0, 0.9), 2_000)).toEqual({ key: 'b', heardAt: 2_000 });
  });

  it('stays the last one in silence, until they leave', () => {
    const speaker = { key: 'a', heardAt: 0 };
    expect(nextSpeaker(speaker, levels(0, 0), 9_000)).toBe(speaker);
    expect(nextSpeaker(speaker, new Map([['b', 0]]), 9_000)).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { StreamHeads } from './stream-heads.js';

describe('The heads of streams', () => {
  it('are the newest of each stream, of those that were written to lately', () => {
    const heads = new StreamHeads();
    for (let index = 0; index < 12_000; index += 1) {
      heads.set(`s-${index}`, index);
      heads.set('busy', index);
    }
    expect(heads.get('busy')).toBe(11_999);
    expect(heads.get('s-11999')).toBe(11_999);
    expect(heads.get('s-0')).toBeUndefined();
  });

  it('are unknown after they were forgotten', () => {
    const heads = new StreamHeads();
    heads.set('s', 1);
    heads.clear();
    expect(heads.get('s')).toBeUndefined();
  });
});

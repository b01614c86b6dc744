import { describe, expect, test } from '@jest/globals';
import { Shortlink } from '@foyer/contracts/portals';
import fc from 'fast-check';

import { shortlinkCandidates } from './shortlink-candidates.js';

describe('short links made from a name', () => {
  test('are the name, then the name and a number', () => {
    expect(shortlinkCandidates('reception', 'k3x9').slice(0, 3)).toEqual([
      'reception',
      'reception-2',
      'reception-3',
    ]);
  });

  test.each(['', 'a', 'hq'])('are long enough also for the name %j', (slug) => {
    expect(shortlinkCandidates(slug, 'k3x9')[0]).toMatch(/^portal/);
  });

  test('are all usable, no matter what the name is', () => {
    const slug = fc.stringMatching(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    const unique = fc.stringMatching(/^[a-z0-9]{8,12}$/);
    fc.assert(
      fc.property(slug, unique, (name, ending) => {
        const candidates = shortlinkCandidates(name, ending);
        expect(new Set(candidates).size).toBe(candidates.length);
        // A name in the shape of an id gives links that are refused; the last one always serves.
        const usable = candidates.filter((link) => Shortlink.safeParse(link).success);
        expect(usable.length).toBeGreaterThan(0);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { look, unseen, type Remedy } from './stillness.js';

const EVERY_MS = 250;

/**
 * Looks at a row of pictures, one each quarter of a second. @returns the remedies with their times
 */
function watch(pictures: readonly (string | null)[]): [Remedy, number][] {
  let camera = unseen;
  return pictures.flatMap((picture, index) => {
    const at = 1_000 + index * EVERY_MS;
    const { next, remedies } = look(camera, picture, at);
    camera = next;
    return remedies.map((remedy): [Remedy, number] => [remedy, at - 1_000]);
  });
}

const seconds = (count: number, picture: (index: number) => string | null) =>
  Array.from({ length: count * (1_000 / EVERY_MS) }, (_, index) => picture(index));
const moves = (index: number) => `moving ${index}`;
const stands = () => 'still';

describe("a camera's picture", () => {
  it('needs no remedy while it moves', () => {
    expect(watch(seconds(60, moves))).toEqual([]);
  });

  it('is opened again after three seconds without movement, and reported within five', () => {
    expect(watch(seconds(6, stands))).toEqual([
      ['restart', 3_000],
      ['report', 4_250],
    ]);
  });

  it('counts as standing still if it never came', () => {
    expect(watch(seconds(6, () => null)).map(([remedy]) => remedy)).toEqual(['restart', 'report']);
  });

  it('is not reported if it moves after the track was opened again', () => {
    expect(watch([...seconds(4, stands), ...seconds(30, moves)])).toEqual([['restart', 3_000]]);
  });

  it('is reported where a fresh track brings one picture and freezes again', () => {
    const remedies = watch([...seconds(4, stands), ...seconds(3, () => 'another')]);
    expect(remedies.map(([remedy]) => remedy)).toEqual(['restart', 'report']);
  });

  it('may recover long after, and freeze again', () => {
    const pictures = [...seconds(20, stands), ...seconds(2, moves), ...seconds(6, stands)];
    expect(watch(pictures).map(([remedy]) => remedy)).toEqual([
      'restart',
      'report',
      'restart',
      'recovered',
      'restart',
      'report',
    ]);
  });

  it('is reported and recovers in turns for any pictures', () => {
    const pictures = fc.array(fc.constantFrom('a', 'b', null), { maxLength: 400 });
    fc.assert(
      fc.property(pictures, (row) => {
        const turns = watch(row)
          .map(([remedy]) => remedy)
          .filter((remedy) => remedy !== 'restart');
        turns.forEach((turn, index) => {
          expect(turn).toBe(index % 2 === 0 ? 'report' : 'recovered');
        });
      }),
    );
  });
});

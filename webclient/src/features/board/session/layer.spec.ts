import { describe, expect, it } from '@jest/globals';
import type { Mark } from '@foyer/contracts/board';
import fc from 'fast-check';

import { Layer, type Change } from './layer.js';

const mark = (name: string, width = 1): Mark => ({
  ...{ kind: 'line', name, page: 0, color: '#000000', width, opacity: 1 },
  ...{ start: [0, 0], end: [1, 1], isArrow: false, attributes: {}, children: [] },
});
const looks = (layer: Layer, ...changes: readonly Change[]) =>
  layer.with(changes, 'me').map((one) => `${one.mark.name} by ${one.authorId}`);

describe('the marks of a document', () => {
  it('come to the same in whichever order changes arrive', () => {
    const change = fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      width: fc.nat(9),
      erases: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.array(fc.nat(), { minLength: 20 }),
        (all, dice) => {
          const versions = all.map((one, at) => ({ ...one, version: at + 1 }));
          const tell = (
            layer: Layer,
            { name, width, erases, version }: (typeof versions)[number],
          ) => {
            if (erases) layer.erase([name], version);
            else layer.take([{ mark: mark(name, width), authorId: 'x' }], version);
          };
          const [inOrder, mixed] = [new Layer(null), new Layer(null)];
          for (const one of versions) tell(inOrder, one);
          const shuffled = versions
            .map((one, index) => ({ one, at: dice[index] ?? 0 }))
            .toSorted((a, b) => a.at - b.at);
          // And some of them come twice, as an answer and as a push.
          for (const { one, at } of shuffled) for (let n = 0; n <= at % 2; n += 1) tell(mixed, one);
          const sorted = (layer: Layer) =>
            layer.with([], 'me').toSorted((a, b) => a.mark.name.localeCompare(b.mark.name));
          expect(sorted(mixed)).toEqual(sorted(inOrder));
        },
      ),
    );
  });

  it('leave what is older than the beginning aside', () => {
    const layer = new Layer(null, 5);
    layer.take([{ mark: mark('a'), authorId: 'x' }], 4);
    expect(looks(layer)).toEqual([]);
  });

  it('show own changes on top until they are taken', () => {
    const layer = new Layer(null);
    layer.take([{ mark: mark('a'), authorId: 'x' }], 1);
    expect(looks(layer, { kind: 'draw', marks: [mark('b')] })).toEqual(['a by x', 'b by me']);
    expect(looks(layer, { kind: 'erase', names: ['a'] })).toEqual([]);
    expect(looks(layer, { kind: 'draw', marks: [mark('a', 5)] })).toEqual(['a by x']);
  });
});

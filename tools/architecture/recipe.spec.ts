import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot } from './project.js';

interface Piece {
  readonly file: string;
  readonly code: string;
}

/** Pieces of code in a page, each with the file that it says it is from. */
const piecesOf = (page: string): readonly Piece[] =>
  [...page.matchAll(/<!-- from (\S+) -->\n\n```ts\n([^]*?)\n```/g)].map(
    ([, file = '', code = '']) => ({ file, code }),
  );

/**
 * Removes white space: the surroundings of a piece decide its indentation and line breaks, which do
 * not count.
 */
const plain = (code: string): string => code.replace(/\s+/g, '');

const isFrom = ({ file, code }: Piece): boolean =>
  plain(readFileSync(join(projectRoot, file), 'utf8')).includes(plain(code));

test('the page of the feed takes its receiver from a file that is compiled', () => {
  const page = readFileSync(join(projectRoot, 'docs/concepts/feed.md'), 'utf8');
  const pieces = piecesOf(page);
  expect(pieces).toHaveLength(1);
  expect(pieces.filter((piece) => !isFrom(piece))).toEqual([]);
});

describe('The recipe for a slice', () => {
  const page = readFileSync(join(projectRoot, 'docs/adding-a-slice.md'), 'utf8');
  const pieces = piecesOf(page);

  test('takes all its code from files that are compiled', () => {
    expect(pieces.length).toBeGreaterThan(8);
    expect(page.match(/^```ts$/gm)).toHaveLength(pieces.length);
    expect(pieces.filter((piece) => !isFrom(piece)).map(({ file }) => file)).toEqual([]);
  });

  test('would be found to have fallen behind', () => {
    const file = pieces[0]?.file ?? '';
    expect(isFrom({ file, code: 'export const GroupMade = 1;' })).toBe(false);
  });
});

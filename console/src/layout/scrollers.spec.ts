import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

const SOURCES = 'console/src';
/** Tags of parts that scroll: by their nature, or by the styles that they are given. */
const SCROLLS = /^<TableContainer\b|overflow[XY]?: 'auto'/;

/** The opening tags of a page; what is between braces may hold further ones. */
function tagsOf(source: string): string[] {
  const text = source.replaceAll(/^ *\/\/.*$/gm, '');
  return [...text.matchAll(/<[A-Z]\w*(?=\s)/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    while (end < text.length && !(depth === 0 && text[end] === '>')) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    return text.slice(index, end + 1);
  });
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.spec.'))
  .map((name) => `${SOURCES}/${name}`);

describe('what scrolls in the console', () => {
  it('is reached by Tab, also in browsers that do not do so by themselves', () => {
    const found = files.flatMap((file) =>
      tagsOf(readFileSync(file, 'utf8'))
        .filter((tag) => SCROLLS.test(tag))
        .map((tag) => ({ file, tag })),
    );
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ tag }) => !tag.includes('tabIndex={0}'))).toEqual([]);
  });
});

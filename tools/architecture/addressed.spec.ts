import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** The states of a page by which it asks for its list: they are lost with a reload. */
function forgotten(source: string): readonly string[] {
  const states = [...source.matchAll(/const \[(\w+), set\w+\] = useState/g)].map(
    ([, name]) => name,
  );
  return states.flatMap((name = '') =>
    new RegExp(`\\buse(?:\\w*Query|[A-Z]\\w+s)\\([^;]*\\b${name}\\b[^;]*;`).test(source)
      ? [name]
      : [],
  );
}

const pages = sourceFiles().filter((file) => /^webclient\/src\/features\/.*Page\.tsx$/.test(file));

test('there are pages of staff', () => {
  expect(pages.length).toBeGreaterThan(10);
});

test('a page keeps in its address whatever narrows its list', () => {
  const found = pages.flatMap((file) =>
    forgotten(readFileSync(join(projectRoot, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('the rule finds a filter that is kept by the page alone', () => {
  const page =
    'const [filter, setFilter] = useState({});\nconst list = useInfiniteQuery(log(filter));';
  expect(forgotten(page)).toEqual(['filter']);
  expect(forgotten(page.replace('useState', 'useAddressed'))).toEqual([]);
});

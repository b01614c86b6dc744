import { expect, test } from '@jest/globals';

import { latePart, loadLateParts } from './late-part.js';

test('a part is loaded once, by the start or by a faster user', async () => {
  let loads = 0;
  const part = latePart(async () => (loads += 1));
  expect(await part()).toBe(1);
  await loadLateParts(() => undefined);
  expect([await part(), loads]).toEqual([1, 1]);
});

test('a part that cannot be loaded keeps no other from it, and is tried again when it is needed', async () => {
  const tooManyFiles = new Error('EMFILE');
  const failures: unknown[] = [];
  let isShort = true;
  const part = latePart(async () => {
    if (isShort) throw tooManyFiles;
    return 'here';
  });
  const other = latePart(async () => 'also here');
  await loadLateParts((error) => failures.push(error));
  expect(failures).toEqual([tooManyFiles]);
  isShort = false;
  expect([await part(), await other()]).toEqual(['here', 'also here']);
});

import { expect, test } from '@jest/globals';

import { differentNames } from './archive.js';

test('no name stands twice in an archive, and none leads out of it', () => {
  expect(
    differentNames(['a.pdf', 'A.pdf', 'a.pdf', '../../etc/passwd', 'C:\\x.png', 'plain']),
  ).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', '__.._etc_passwd', 'C__x.png', 'plain']);
});

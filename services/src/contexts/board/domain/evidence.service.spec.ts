import { expect, test } from '@jest/globals';
import { STANDARD_TITLE } from '@foyer/contracts/settings';

import { operatorOf } from './evidence.service.js';

test.each([
  ['Town hall', 'Town hall'],
  ['Müller & Söhne <b>(\\) Ⅷ', 'Müller & Söhne <b>(\\) Ⅷ'],
  ['Łódź 市役所 🏛️', 'Łódź 市役所'],
  [STANDARD_TITLE, 'not named / nicht benannt'],
  ['🏛️', 'not named / nicht benannt'],
])('the operator %s stands on the page of evidence as %s', (title, named) => {
  expect(operatorOf(title)).toEqual(['Operator / Betreiber', named]);
});

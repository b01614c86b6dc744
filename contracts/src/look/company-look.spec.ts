import { expect, test } from '@jest/globals';

import { withCompanyLook } from './company-look.js';

const company = { primary: '#204060', background: '#fff8e0', logo: 'l1', favicon: 'f1' };

test('a portal without a look has the company’s', () => {
  expect(withCompanyLook({}, company)).toEqual(company);
  expect(withCompanyLook({}, {})).toEqual({});
});

test('a portal with colours of its own mixes none of the company’s in', () => {
  expect(withCompanyLook({ buttonPrimary: '#102030' }, company)).toEqual({
    buttonPrimary: '#102030',
    logo: 'l1',
    favicon: 'f1',
  });
});

test('each picture that a portal has stays', () => {
  expect(withCompanyLook({ logo: 'l2' }, company)).toEqual({ ...company, logo: 'l2' });
});

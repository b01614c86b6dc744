import { expect, test } from '@jest/globals';

import { withCompanyLook } from './company-look.js';

const colours = {
  primary: '#204060',
  secondary: '#e6a23c',
  background: '#fff8e0',
  buttonPrimary: '#0b5f50',
  buttonSecondary: '#406080',
};
const company = { ...colours, logo: 'l1', favicon: 'f1' };

test('a portal without a look has the company’s', () => {
  expect(withCompanyLook({}, company)).toEqual(company);
  expect(withCompanyLook({}, {})).toEqual({});
});

test.each([...Object.keys(colours), 'logo', 'favicon'])(
  'a portal with a %s of its own has the rest of the company’s look',
  (part) => {
    const own = { [part]: '#102030' };
    expect(withCompanyLook(own, company)).toEqual({ ...company, ...own });
  },
);

test('a portal that has chosen all keeps to them', () => {
  const own = Object.fromEntries(Object.keys(company).map((part) => [part, `own ${part}`]));
  expect(withCompanyLook(own, company)).toEqual(own);
});

test('the title and the whiteboard of the company are no part of a portal’s look', () => {
  const whole = { ...company, title: 'Town hall', defaultWhiteboardDoc: null };
  expect(withCompanyLook({}, whole)).toEqual(company);
});

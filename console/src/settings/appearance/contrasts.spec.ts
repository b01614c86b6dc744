import { expect, test } from '@jest/globals';

import { contrastsOf, modeOf } from './contrasts.js';

test('a background holds where pages are as light or dark as it is', () => {
  expect(modeOf({})).toBeUndefined();
  expect(modeOf({ background: '#fff8e0' })).toBe('light');
  expect(modeOf({ background: '#101820' })).toBe('dark');
});

test('a dark background counts for dark pages alone', () => {
  const found = contrastsOf({ background: '#101820', primary: '#1d4ed8' });
  expect(found).toMatchObject([
    { colour: 'primary', mode: 'light', isEnough: true },
    { colour: 'primary', mode: 'dark', isEnough: false },
  ]);
});

test('buttons need less of it than text, and what was not chosen is not judged', () => {
  expect(contrastsOf({})).toEqual([]);
  const [light] = contrastsOf({ background: '#ffffff', buttonPrimary: '#949494' });
  expect(light).toMatchObject({ needed: 3, isEnough: true });
  const [text] = contrastsOf({ background: '#ffffff', primary: '#949494' });
  expect(text).toMatchObject({ needed: 4.5, isEnough: false });
});

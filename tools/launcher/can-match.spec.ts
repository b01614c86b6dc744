import { expect, test } from '@jest/globals';
import { canMatch } from './can-match.mjs';

const button = { localName: 'button', getAttributeNS: () => 'css-1 Mui-focused wide' };
const bare = { localName: 'linearGradient', getAttributeNS: () => null };

test.each([
  ['button'],
  ['BUTTON'],
  ['*'],
  ['.css-1'],
  ['p, .css-1'],
  ['div > .css-1.wide'],
  ['p .css-1:hover'],
  ['button#one.wide::before'],
  [':root'],
  ['.css'],
  // Selectors that only the selector engine reads.
  ['[hidden]'],
  ['p:not(.css-1)'],
  ['p:is(a, b) c'],
  ['.sm\\:wide'],
  ['&.p'],
  [''],
  [undefined],
])('a button may match %s', (selector) => {
  expect(canMatch(button, selector)).toBe(true);
});

test.each([
  'p',
  '.css-2',
  'p, .css-2',
  '.css-1 > p',
  '.css-1.css-2',
  'p.css-1',
  'button.css-2:hover',
])('a button cannot match %s', (selector) => {
  expect(canMatch(button, selector)).toBe(false);
});

test('names of tags are compared without their case, and no class is none', () => {
  expect(canMatch(bare, 'linearGradient')).toBe(true);
  expect(canMatch(bare, 'lineargradient')).toBe(true);
  expect(canMatch(bare, '.css-1')).toBe(false);
});

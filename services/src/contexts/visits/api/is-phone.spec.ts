import { expect, test } from '@jest/globals';

import { isPhone } from './is-phone.js';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari}`, true],
  [
    'an Android phone',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`,
    true,
  ],
  ['a laptop', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, false],
  ['an iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, false],
  ['a program', 'curl/8.5.0', false],
  ['nothing', '', false],
])('tells a phone by its browser: %s', (_, userAgent, expected) => {
  expect(isPhone(userAgent)).toBe(expected);
});

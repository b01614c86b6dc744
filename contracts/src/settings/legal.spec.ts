import { expect, test } from '@jest/globals';

import { LegalSetting } from './index.js';

const links = (imprint: string) => ({
  ...{ imprint: { de: imprint, en: '' }, privacy: { de: '', en: '' } },
  tellsOfListeners: true,
});

test.each(['', 'https://example.org/impressum?x=1#y'])('takes %j as a legal link', (link) => {
  expect(LegalSetting.safeParse(links(link)).success).toBe(true);
});

test.each([
  'http://example.org/impressum',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:',
  'https://x',
  'example.org',
  `https://example.org/${'a'.repeat(500)}`,
])('refuses %j as a legal link', (link) => {
  expect(LegalSetting.safeParse(links(link)).error?.issues[0]?.message).toBe('LINK_INVALID');
});

import { expect, test } from '@jest/globals';
import { STANDARD_SETTINGS, type PageSettings } from '@foyer/contracts/settings';

import { withSettings } from './page-head.js';

const page = '<head><link rel="icon" href="/mark.svg" /><title>Foyer Console</title></head>';
const { appearance, modules, sounds, language, security, legal } = STANDARD_SETTINGS;
const settings: PageSettings = {
  ...{ appearance, modules, sounds, license: { expired: false }, legal, sendsMail: true },
  sendsTexts: false,
  ...language,
  ...security,
};

test('a page has the company’s title and picture, and what it goes by', () => {
  const favicon = '01990000-0000-7000-8000-000000000001';
  const title = 'R&D $& </script><script>';
  const out = withSettings(page, { ...settings, appearance: { ...appearance, title, favicon } });
  expect(out).toContain('<title>R&amp;D $&amp; &lt;/script&gt;&lt;script&gt; Console</title>');
  expect(out).toContain(`href="/api/app-setting/appMedia/favicon?v=${favicon}"`);
  expect(out).not.toContain('</script><script>');
  const [, json = ''] = /id="page-settings">(.*?)<\/script>/.exec(out) ?? [];
  expect(JSON.parse(json)).toMatchObject({ appearance: { title, favicon } });
});

test('a page keeps its own picture where the company has none', () => {
  expect(withSettings(page, settings)).toContain('href="/mark.svg"');
});

import { expect, test } from '@jest/globals';

import { EmbeddingOrigin } from './embedding.js';

test.each([
  'https://www.example.org',
  'https://example.org:8443',
  'https://xn--bcher-kva.example',
  'https://192.168.1.20',
  'http://localhost',
  'http://localhost:8080',
])('a portal can be embedded at %s', (origin) => {
  expect(EmbeddingOrigin.safeParse(origin).success).toBe(true);
});

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  [' https://WWW.example.org', 'https://www.example.org'],
  ['https://www.example.org:443', 'https://www.example.org'],
  ['https://b\u00fccher.example/', 'https://xn--bcher-kva.example'],
  ['HTTP://localhost:8080/', 'http://localhost:8080'],
])('%s is taken as the site %s', (typed, origin) => {
  expect(EmbeddingOrigin.parse(typed)).toBe(origin);
});

test.each([
  '',
  '*',
  'null',
  'www.example.org',
  'http://www.example.org',
  'https://www.example.org/contact',
  'https://www.example.org/?a=b',
  'https://exam\nple.org',
  'https://www.example.org:99999',
  'https://*.example.org',
  'https://user@example.org',
  "https://example.org;script-src 'unsafe-inline'",
  'https://example.org,https://evil.example',
  'https://example.org https://evil.example',
  'https://example.org\nx-header: 1',
  'http://localhost.evil.example',
  'javascript:alert(1)',
  `https://${'a'.repeat(64)}.example`,
])('a portal cannot be embedded at %j', (origin) => {
  const { error } = EmbeddingOrigin.safeParse(origin);
  expect(error?.issues.map(({ message }) => message)).toContain('ORIGIN_INVALID');
});

import { expect, test } from '@jest/globals';

import { samlFindings, type SeenProvider } from './saml-findings.js';

const now = new Date('2026-03-04T05:00:00.000Z');
const certificate = (validTo: string, validFrom = '2025-01-01T00:00:00.000Z') => ({
  ...{ fingerprint: validTo, name: 'id.example.org', validFrom, validTo },
});
const good = certificate('2027-01-01T00:00:00.000Z');
const old = certificate('2026-03-01T00:00:00.000Z');
const seen = (more: Partial<SeenProvider> = {}): SeenProvider => ({
  ...{ certificates: [good], published: undefined, status: 200, clockMs: 0 },
  ...more,
});
const found = (more?: Partial<SeenProvider>) => {
  const { fault, findings } = samlFindings(seen(more), now);
  return [fault, ...findings.map(({ is }) => is)];
};

test('a provider with which all is well says so', () => {
  expect(found()).toEqual([
    ...[undefined, 'valid', 'metadata-unread', 'page-answers', 'clock-agrees'],
  ]);
  expect(found({ published: [good.fingerprint] })).toContain('metadata-agree');
});

test('certificates that are not valid now are reported; one valid certificate is enough', () => {
  expect(found({ certificates: [old] })[0]).toBe('SAML_CERTIFICATE_EXPIRED');
  const later = certificate('2028-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z');
  expect(found({ certificates: [later] })).toContain('not-yet');
  expect(found({ certificates: [old, good] }).slice(0, 3)).toEqual([undefined, 'expired', 'valid']);
  expect(found({ certificates: [certificate('2026-03-20T00:00:00.000Z')] })).toContain('ends-soon');
});

test('a provider that signs with another one, or whose clock is off, would be refused', () => {
  expect(found({ published: ['another'] })[0]).toBe('SAML_CERTIFICATE_OTHER');
  // Being published does not make one good that has ended.
  const both = { certificates: [old, good], published: [old.fingerprint] };
  expect(found(both)[0]).toBe('SAML_CERTIFICATE_OTHER');
  expect(found({ clockMs: -90_000 })[0]).toBe('SAML_CLOCK');
  expect(found({ clockMs: 59_000 })[0]).toBeUndefined();
});

test('reports no match without a reached page, though browsers may reach it', () => {
  expect(found({ status: undefined, clockMs: undefined })).toEqual([
    ...['SAML_NOT_CHECKED', 'valid', 'metadata-unread', 'page-unreachable'],
  ]);
  for (const status of [302, 307, 404, 503]) {
    expect(found({ status })[0]).toBe('SAML_NOT_CHECKED');
  }
  expect(found({ status: 302 })).toContain('page-redirects');
  // The provider was seen all the same.
  const published = [good.fingerprint];
  expect(found({ status: undefined, published })[0]).toBeUndefined();
  expect(found({ status: 404 })).toContain('page-fails');
  expect(found({ status: 400 })).toContain('page-answers');
});

import { X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import forge from 'node-forge';

import { makeSealKey } from './seal-key.js';

test('a new key for seals has a certificate that the key itself has signed', async () => {
  const now = new Date('2026-05-04T09:30:00.000Z');
  const stored = forge.util.createBuffer(Buffer.from(await makeSealKey(now)).toString('binary'));
  const bags = forge.pkcs12
    .pkcs12FromAsn1(forge.asn1.fromDer(stored), '')
    .getBags({ bagType: forge.pki.oids.certBag! });
  const [{ cert } = {}] = bags[forge.pki.oids.certBag!] ?? [];
  const certificate = new X509Certificate(forge.pki.certificateToPem(cert!));
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=Foyer document seal');
  expect(new Date(certificate.validTo).getUTCFullYear()).toBe(2056);
});

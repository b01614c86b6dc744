import { X509Certificate } from 'node:crypto';

const FINGERPRINT = /\b(?:[\da-f]{2}:?){32}\b/gi;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * The fingerprints of those whose seals are believed: of the certificates in a text, and those
 * written in it.
 */
export function fingerprintsIn(text: string): ReadonlySet<string> {
  const certificates = [...text.matchAll(CERTIFICATE)].map(
    ([pem]) => new X509Certificate(pem).fingerprint256,
  );
  const written = [...text.replace(CERTIFICATE, '').matchAll(FINGERPRINT)].map(([one]) => one);
  const plain = (one: string) => one.replaceAll(':', '').toLowerCase();
  return new Set([...certificates, ...written].map((one) => plain(one)));
}

import { createHash, X509Certificate } from 'node:crypto';

import type { SamlProvider } from '@foyer/contracts/identity';

import type { SeenCertificate, SeenProvider } from './saml-findings.js';
import type { ProviderPages } from '../adapters/provider-pages.js';

const CERTIFICATE = /<(?:[\w-]+:)?X509Certificate>([^<]+)</g;

/** Inspects an identity provider as far as possible without a person who signs in. */
export async function seenOf(
  { entryPoint, idpIssuer, idpCertificates }: SamlProvider,
  pages: ProviderPages,
  now: () => Date,
): Promise<SeenProvider> {
  // Most providers serve their metadata at their entity id.
  const [page, metadata] = await Promise.all([
    pages.read(entryPoint),
    URL.canParse(idpIssuer) ? pages.read(idpIssuer) : undefined,
  ]);
  const date = page?.date;
  return {
    certificates: idpCertificates.map(certificateOf),
    published: metadata && publishedIn(metadata.text),
    status: page?.status,
    clockMs: date && date.getTime() - now().getTime(),
  };
}

function certificateOf(pem: string): SeenCertificate {
  const { raw, subject, validFrom, validTo } = new X509Certificate(pem);
  const name = /CN=(.+)/.exec(subject)?.[1] ?? subject.split('\n')[0] ?? '';
  const time = (text: string) => new Date(text).toISOString();
  return {
    ...{ fingerprint: fingerprintOf(raw), name },
    ...{ validFrom: time(validFrom), validTo: time(validTo) },
  };
}

/**
 * Undefined where it is no description of a provider. They are compared only: nothing of them is
 * believed.
 */
function publishedIn(text: string): readonly string[] | undefined {
  if (!text.includes('EntityDescriptor')) return undefined;
  const found = [...text.matchAll(CERTIFICATE)].map(([, base64 = '']) =>
    fingerprintOf(Buffer.from(base64, 'base64')),
  );
  return found.length === 0 ? undefined : found;
}

const fingerprintOf = (der: Buffer): string => createHash('sha256').update(der).digest('hex');

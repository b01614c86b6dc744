import { X509Certificate } from 'node:crypto';

import forge from 'node-forge';

import type { Vault } from '#platform/stores/vault';
import { makeSealKey } from './seal-key.js';

const PLACE = ['pdf-seal', 'p12'] as const;

/** The key with its certificate, made when it is first needed and kept in the vault. */
export async function sealKeyIn(vault: Vault, now: Date): Promise<Uint8Array> {
  const kept = await vault.get(...PLACE);
  return kept ?? vault.putIfAbsent(...PLACE, await makeSealKey(now));
}

/** The certificate alone, for those who verify documents. */
export async function sealCertificate(
  vault: Vault,
  now: Date,
): Promise<{ readonly pem: string; readonly fingerprint: string }> {
  const p12 = Buffer.from(await sealKeyIn(vault, now)).toString('binary');
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12), '');
  const { certBag } = forge.pki.oids;
  const [bag] = certBag === undefined ? [] : (opened.getBags({ bagType: certBag })[certBag] ?? []);
  if (!bag?.cert) throw new Error('The key of the seal has no certificate');
  const pem = forge.pki.certificateToPem(bag.cert).replaceAll('\r', '');
  const { fingerprint256 } = new X509Certificate(pem);
  return { pem, fingerprint: fingerprint256.replaceAll(':', '').toLowerCase() };
}

import { generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';

import forge from 'node-forge';

/** The number of years for which a self-made certificate is valid. */
const YEARS = 30;

/**
 * A new key with a certificate that it signs itself, as PKCS #12 without a password. The vault is
 * what keeps it.
 */
export async function makeSealKey(now: Date): Promise<Uint8Array> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs1' });
  const key = forge.pki.privateKeyFromPem(pem.toString());
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(key.n, key.e);
  certificate.serialNumber = `01${now.getTime().toString(16).padStart(14, '0')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const name = [{ name: 'commonName', value: 'Foyer document seal' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  // The library's own RSA is JavaScript, and would hold the thread that serves calls.
  const signing = {
    sign: () => {
      const content = forge.asn1.toDer(certificate.tbsCertificate).getBytes();
      return sign('sha256', Buffer.from(content, 'binary'), privateKey).toString('binary');
    },
  };
  certificate.sign(signing as unknown as typeof key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, certificate, '', { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary');
}

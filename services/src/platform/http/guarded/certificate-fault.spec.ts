import { expect, test } from '@jest/globals';

import { isCertificateFault } from './certificate-fault.js';

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['SELF_SIGNED_CERT_IN_CHAIN', true],
  ['UNABLE_TO_GET_ISSUER_CERT', true],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', true],
  ['UNABLE_TO_GET_CRL', true],
  ['UNABLE_TO_DECRYPT_CERT_SIGNATURE', true],
  ['UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['CERT_HAS_EXPIRED', true],
  ['CERT_NOT_YET_VALID', true],
  ['CERT_REVOKED', true],
  ['CERT_UNTRUSTED', true],
  ['CERT_REJECTED', true],
  ['CERT_CHAIN_TOO_LONG', true],
  ['CERT_SIGNATURE_FAILURE', true],
  ['CRL_HAS_EXPIRED', true],
  ['ERROR_IN_CERT_NOT_AFTER_FIELD', true],
  ['ERROR_IN_CRL_NEXT_UPDATE_FIELD', true],
  ['INVALID_CA', true],
  ['INVALID_PURPOSE', true],
  ['PATH_LENGTH_EXCEEDED', true],
  ['HOSTNAME_MISMATCH', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['ERR_TLS_CERT_ALTNAME_FORMAT', true],
  // No TLS there, another version of it, or none in time.
  ['ERR_SSL_WRONG_VERSION_NUMBER', false],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', false],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', false],
  ['ERR_TLS_HANDSHAKE_TIMEOUT', false],
  ['EPROTO', false],
  // The server asks for a certificate of ours, and does not say that its own is wrong.
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', false],
  ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', false],
  ['ECONNREFUSED', false],
  ['ENOTFOUND', false],
  ['UND_ERR_CONNECT_TIMEOUT', false],
])('a fault with the code %s is of the certificate: %p', (code, isOne) => {
  expect(isCertificateFault(Object.assign(new Error('Broken off'), { code }))).toBe(isOne);
});

test.each([undefined, null, 'CERT_HAS_EXPIRED', {}, { code: 49 }])(
  '%p is no fault of a certificate',
  (error) => {
    expect(isCertificateFault(error)).toBe(false);
  },
);

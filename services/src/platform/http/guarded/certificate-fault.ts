/**
 * Faults of a server's certificate, as Node names them: what OpenSSL finds in its chain, and a name
 * that differs. A server without TLS and a handshake that takes too long have other names.
 */
const OF_CERTIFICATE =
  /^(?:CERT_|CRL_|(?:DEPTH_ZERO_)?SELF_SIGNED_|UNABLE_TO_(?:GET|DECRYPT|DECODE|VERIFY)_|ERROR_IN_C|ERR_TLS_CERT_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/;

/** True if a connection was given up for its server's certificate. */
export function isCertificateFault(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && OF_CERTIFICATE.test(code);
}

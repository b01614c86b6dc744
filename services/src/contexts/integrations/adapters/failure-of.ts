import { AddressNotAllowed, isCertificateFault } from '#platform/http/guarded';

/** Why nothing was answered, in a word that repeats nothing of the receiver. */
export function failureOf(error: unknown): string {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (at instanceof AddressNotAllowed) return at.code;
    const { code, name } = at as Readonly<Record<string, unknown>>;
    const word = typeof code === 'string' ? code : '';
    if (isCertificateFault(at)) return 'CERTIFICATE_NOT_TRUSTED';
    if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(word)) return 'TIMEOUT';
  }
  return 'UNREACHABLE';
}

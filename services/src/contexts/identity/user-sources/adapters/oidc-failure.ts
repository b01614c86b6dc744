import { AddressNotAllowed, isCertificateFault } from '#platform/http/guarded';
import { SourceFailure } from '../domain/source-failure.js';

/**
 * Asks the provider, and names the fault of an answer that did not come or is not one to believe.
 * @throws SourceFailure
 */
export async function asSource<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Faults of the way to the provider, as Node and undici name them. */
const UNREACHABLE = /^(?:E[A-Z]+|ERR_(?:SSL|TLS)_\w+|UND_ERR_\w+)$/;

function failureOf(error: unknown): Error {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (at instanceof SourceFailure) return at;
    if (at instanceof AddressNotAllowed) return new SourceFailure('ADDRESS_NOT_ALLOWED');
    const { code, name, error: said, status } = at as Readonly<Record<string, unknown>>;
    if (said === 'access_denied') return new SourceFailure('SSO_CANCELLED');
    const word = typeof code === 'string' ? code : '';
    if (isCertificateFault(at)) return new SourceFailure('CERTIFICATE_NOT_TRUSTED');
    const isFaulty = typeof status === 'number' && status >= 500;
    if (isFaulty || UNREACHABLE.test(word) || name === 'TimeoutError') {
      return new SourceFailure('SOURCE_UNREACHABLE');
    }
  }
  return new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
}

import { hostOf } from './host-of.js';
import { reasonOf } from './reason-of.js';
import { StartFailure } from './unusable-place.js';

/** A store on a server. */
export interface OnServer {
  /**
   * Sees whether the server answers.
   * @throws the store's own fault, whose cause says why, when it does not.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const UNKNOWN_USER =
  'does not know this user or password; look at both, and at the authSource of the address';

/** The text for the operator about an answer of MongoDB, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  13: 'does not let this user read, write and remove; give it readWrite on that database',
  18: UNKNOWN_USER,
  OUTDATED_SERVER: 'is older than MongoDB 4.4; take that or a later one',
  8000: UNKNOWN_USER,
  10107: 'is a secondary; name the primary, or the whole replica set',
  13435: 'is a secondary; name the primary, or the whole replica set',
};

/**
 * A store whose server answers and lets us work with it.
 * @param setting the setting that named the place, for its operator.
 * @throws StartFailure when it does not; the store is closed then.
 */
export async function answering<S extends OnServer>(
  open: () => S,
  setting: string,
  url: string,
): Promise<S> {
  const store = opened(open, setting, url);
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const { code } = cause as { readonly code?: unknown };
    const reason = REASONS[String(code)] ?? REASONS[codeIn(cause)];
    const what =
      reason ??
      `does not answer (${reasonOf(cause)}); see that it runs and can be reached from here`;
    throw new StartFailure(`${setting}: ${hostOf(url)} ${what}`, error);
  }
}

/**
 * Opens a store. The driver refuses unknown options as soon as it gets an address, and repeats
 * invalid hosts. These are a user and a password where the @ is missing.
 */
function opened<S>(open: () => S, setting: string, url: string): S {
  try {
    return open();
  } catch (error) {
    const [, hosts = ''] = /:\/\/([^/?]+)/.exec(url) ?? [];
    const reason = hosts
      .split(',')
      .filter((host) => host !== '')
      .reduce((text, host) => text.replaceAll(host, hostOf(`://${host}`)), reasonOf(error));
    throw new StartFailure(
      `${setting}: this address cannot be used: ${reason}; look at its options`,
      error,
    );
  }
}

/**
 * Reads the code from the text: a failed sign-in while a server is chosen, or an outdated server,
 * has no other.
 */
function codeIn(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : '';
  if (/maximum wire version/i.test(text)) return 'OUTDATED_SERVER';
  return /authentication failed/i.test(text) ? '18' : '';
}

import { hostOf } from './host-of.js';
import { reasonOf } from './reason-of.js';
import { StartFailure } from './start-failure.js';

/** What lies on a server. */
export interface OnServer {
  /** Sees whether the server answers. @throws the store's own fault, whose cause says why, when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A store whose server answers.
 * @param setting what named the place, for whoever has to mend it.
 * @throws StartFailure when it does not; the store is closed then.
 */
export async function answering<S extends OnServer>(
  store: S,
  setting: string,
  url: string,
): Promise<S> {
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new StartFailure(
      `${setting}: ${hostOf(url)} does not answer (${reasonOf(cause)})`,
      error,
    );
  }
}

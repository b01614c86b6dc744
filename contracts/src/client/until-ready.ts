import { ApiError } from './api-error.js';
import { pause } from './pause.js';

/**
 * Called with the server's message while calls wait for it, and with undefined when they continue.
 */
export type OnGettingReady = (said: string | undefined) => void;

/** The default if the server has not said when to come again, in seconds. */
const USUALLY_S = 2;

export interface UntilReadyOptions {
  readonly signal?: AbortSignal;
  readonly onGettingReady?: OnGettingReady | undefined;
  /** The code of an error of another client than this one. */
  readonly codeOf?: (error: unknown) => string | undefined;
}

/**
 * Repeats a call while the server is getting ready after an upgrade. The server has done no part of
 * the call, and the page continues automatically.
 * @param signal Ends the wait, by its own reason.
 */
export async function untilReady<T>(
  call: () => Promise<T>,
  {
    signal,
    onGettingReady,
    codeOf = (error) => (error instanceof ApiError ? error.code : undefined),
  }: UntilReadyOptions = {},
): Promise<T> {
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      const answer = await call();
      if (isWaiting) onGettingReady?.(undefined);
      return answer;
    } catch (error) {
      if (codeOf(error) !== 'GETTING_READY') {
        if (isWaiting) onGettingReady?.(undefined);
        throw error;
      }
      onGettingReady?.((error as Error).message);
      await pause((retryAfterOf(error) ?? USUALLY_S) * 1000, signal);
    }
  }
}

const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfterS : undefined;

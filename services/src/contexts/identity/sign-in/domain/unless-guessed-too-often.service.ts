import { Rejected } from '#platform/cqrs';

/**
 * Checks a PIN, or returns that there were too many guesses. A guest then knocks: wrong guesses of
 * other people must not lock the guest out for hours.
 */
export async function unlessGuessedTooOften<T>(look: () => Promise<T>): Promise<T | 'too-often'> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Rejected && error.code === 'TOO_MANY_REQUESTS') return 'too-often';
    throw error;
  }
}

import { Rejected } from '../../../../platform/eventing/commands/index.js';

/**
 * Looks at a PIN, or says that it was guessed at too often: a guest then knocks, since a wrong guess of somebody else is no reason to
 * shut the door for hours.
 */
export async function unlessGuessedTooOften<T>(look: () => Promise<T>): Promise<T | 'too-often'> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Rejected && error.code === 'TOO_MANY_REQUESTS') return 'too-often';
    throw error;
  }
}

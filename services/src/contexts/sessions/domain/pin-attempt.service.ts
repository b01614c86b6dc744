import { guess, type Credentials, type SessionPinBudget } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';
import type { SessionState } from './session.js';

export interface PinAttempt {
  readonly sessionId: string;
  readonly pin: string;
  /** The address from which the attempt comes. */
  readonly address: string;
}

/**
 * Looks whether a PIN is right; the attempt is counted before. A session that is not there, or has
 * no PIN, is answered as a wrong PIN, and takes as long.
 * @returns The PIN of which it was right
 * @throws Rejected SESSION_PIN_WRONG or TOO_MANY_REQUESTS
 */
export async function tryPin(
  session: SessionState,
  { sessionId, pin, address }: PinAttempt,
  needs: { readonly credentials: Credentials; readonly budget: SessionPinBudget },
): Promise<string | null> {
  const pinId = session.status === 'known' ? session.pinId : null;
  // A new PIN is a new target: what was guessed at the old one says nothing about it.
  const about = { target: pinId ?? sessionId, address, wrong: 'SESSION_PIN_WRONG' } as const;
  await guess(needs.budget, about, async () => {
    if (!(await needs.credentials.matches(pinId, pin))) throw new Rejected('SESSION_PIN_WRONG');
  });
  return pinId;
}

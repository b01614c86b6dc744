import { Credentials, SessionPinBudget } from '../../identity/index.js';
import { Rejected, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { passPin } from '../domain/session-call.js';
import { Session } from './streams.js';

interface PinAttempt {
  readonly sessionId: string;
  readonly pin: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/**
 * Check the PIN of a session; an attempt is counted before the look. Who is signed in and was right may come in. A session
 * that is not there, or has no PIN, is answered as a wrong PIN, and takes as long.
 */
export const VerifySessionPin = defineCommand({
  name: 'VerifySessionPin',
  needs: { credentials: Credentials, budget: SessionPinBudget },
  handle: async ({ sessionId, pin, address }: PinAttempt, { context, needs, run, stateOf }) => {
    const session = stream(Session, sessionId);
    const before = await stateOf(session);
    const pinId = before.status === 'known' ? before.pinId : null;
    // A new PIN is a new target: what was guessed at the old one says nothing about it.
    const attempt = await needs.budget.spend(pinId ?? sessionId, address);
    if (!(await needs.credentials.matches(pinId, pin))) throw new Rejected('SESSION_PIN_WRONG');
    await attempt.wasRight();
    const { actor } = context;
    return run({
      streams: { session },
      decide: (states) => {
        if (actor.type === 'anonymous' || pinId === null) {
          return { type: 'accepted', events: { session: [] }, result: undefined };
        }
        const decision = passPin(states.session, { personId: actor.id, pinId });
        if (decision.type === 'rejected') return decision;
        return { ...decision, events: { session: decision.events } };
      },
    });
  },
});

import { Credentials, SessionPinBudget } from '#contexts/identity';
import { defineCommand, stream } from '#platform/cqrs';
import { passPin } from './session-call.js';
import { tryPin, type PinAttempt } from './pin-attempt.service.js';
import { Session } from '../streams.js';

/**
 * Check the PIN of a session; an attempt is counted before the look. The right PIN admits a
 * signed-in person.
 */
export const VerifySessionPin = defineCommand({
  name: 'VerifySessionPin',
  needs: { credentials: Credentials, budget: SessionPinBudget },
  handle: async (attempt: PinAttempt, { context, needs, run, stateOf }) => {
    const session = stream(Session, attempt.sessionId);
    const pinId = await tryPin(await stateOf(session), attempt, needs);
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

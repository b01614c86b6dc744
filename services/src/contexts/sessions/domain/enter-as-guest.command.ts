import { accepted } from '@foyer/contracts/decision';

import {
  Credentials,
  passingGuestStreams,
  SessionPinBudget,
  unlessGuessedTooOften,
  welcomeGuest,
} from '#contexts/identity';
import { defineCommand, stream } from '#platform/cqrs';
import { admitGuest } from './admit-guest.js';
import { GuestBudget } from './guest-budget.service.js';
import { tryPin } from './pin-attempt.service.js';
import { Session } from '../streams.js';

interface GuestArrival {
  readonly guestId: string;
  readonly sessionId: string;
  readonly displayName: string;
  readonly pin: string | undefined;
  /** The address of the guest. */
  readonly address: string;
}

/** Admits a person without an account to a session by its link, with its PIN if it has one. */
export const EnterAsGuest = defineCommand({
  name: 'EnterAsGuest',
  needs: { credentials: Credentials, budget: SessionPinBudget, guestBudget: GuestBudget },
  handle: async (arrival: GuestArrival, { needs, run, stateOf }) => {
    const { guestId, sessionId, displayName, pin, address } = arrival;
    await needs.guestBudget.spend(address);
    const session = stream(Session, sessionId);
    const look = async () =>
      pin === undefined ? null : tryPin(await stateOf(session), { sessionId, pin, address }, needs);
    const pinId = await unlessGuessedTooOften(look);
    return run({
      streams: { session, ...passingGuestStreams(guestId) },
      decide: ({ session: state, ...guest }) => {
        const knocks = pinId === 'too-often';
        const passed = knocks ? null : pinId;
        const admitted = admitGuest(state, { guestId, pinId: passed, knocks });
        if (admitted.type === 'rejected') return admitted;
        const welcome = welcomeGuest(guest, { guestId, sessionId, displayName });
        if (welcome.type === 'rejected') return welcome;
        return accepted({ session: admitted.events, ...welcome.events });
      },
    });
  },
});

import { accepted } from '@foyer/contracts/decision';

import {
  Credentials,
  passingGuestStreams,
  SessionPinBudget,
  welcomeGuest,
} from '../../identity/index.js';
import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { admitGuest } from '../domain/admit-guest.js';
import { GuestQuota } from './guest-quota.js';
import { tryPin } from './pin-attempt.js';
import { Session } from './streams.js';

interface GuestArrival {
  readonly guestId: string;
  readonly sessionId: string;
  readonly displayName: string;
  readonly pin: string | undefined;
  /** Where the guest comes from. */
  readonly address: string;
}

/** Somebody without an account comes to a session by its link, with its PIN where it has one. */
export const EnterAsGuest = defineCommand({
  name: 'EnterAsGuest',
  needs: { credentials: Credentials, budget: SessionPinBudget, quota: GuestQuota },
  handle: async (arrival: GuestArrival, { needs, run, stateOf }) => {
    const { guestId, sessionId, displayName, pin, address } = arrival;
    await needs.quota.spend(address);
    const session = stream(Session, sessionId);
    const pinId =
      pin === undefined
        ? null
        : await tryPin(await stateOf(session), { sessionId, pin, address }, needs);
    return run({
      streams: { session, ...passingGuestStreams(guestId) },
      decide: ({ session: state, ...guest }) => {
        const admitted = admitGuest(state, { guestId, pinId });
        if (admitted.type === 'rejected') return admitted;
        const welcome = welcomeGuest(guest, { guestId, sessionId, displayName });
        if (welcome.type === 'rejected') return welcome;
        return accepted({ session: admitted.events, ...welcome.events });
      },
    });
  },
});

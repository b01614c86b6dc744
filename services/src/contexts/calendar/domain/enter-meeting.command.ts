import { hash } from 'node:crypto';
import type { ReaderClock } from '@foyer/contracts/calendar';
import { accepted } from '@foyer/contracts/decision';

import {
  Credentials,
  guess,
  guestStream,
  passingGuestStreams,
  SessionPinBudget,
  unlessGuessedTooOften,
  welcomeToMeeting,
} from '#contexts/identity';
import { type CommandRunner, defineCommand, Rejected } from '#platform/cqrs';
import type { MeetingState } from './meeting.js';
import { admitGuest } from './meeting-call.js';
import { meetingStream } from '../streams.js';

interface Arrival {
  readonly guestId: string;
  readonly meetingId: string;
  readonly displayName: string;
}

interface Invited extends Arrival {
  /** The secret of the browser that the guest comes in. */
  readonly browserKey: string;
  readonly reads?: ReaderClock | undefined;
}

/** A guest who was invited comes by the link of the invitation. */
export const EnterAsInvited = defineCommand({
  name: 'EnterAsInvited',
  streams: ({ meetingId, guestId }: Invited) => ({
    meeting: meetingStream(meetingId),
    guest: guestStream(guestId),
  }),
  decide: ({ meeting, guest }, arrival, { now }) => {
    const { guestId, meetingId, displayName, browserKey, reads } = arrival;
    const invitedIn = hash('sha256', `${guestId} ${browserKey}`, 'base64url');
    const admitted = admitGuest(meeting, { guestId, invitedIn, pinId: null, reads }, now);
    if (admitted.type === 'rejected') return admitted;
    const came = { guestId, meetingId, displayName };
    const welcome = welcomeToMeeting({ guest, ids: undefined }, came);
    if (welcome.type === 'rejected') return welcome;
    return accepted({ meeting: admitted.events, guest: welcome.events.guest });
  },
});

interface Stranger extends Arrival {
  readonly pin: string | undefined;
  /** The address of the guest. */
  readonly address: string;
  /** True if an invitation replaces the PIN, though another browser uses it. */
  readonly isSecondUse?: boolean;
}

/** A person without an invitation comes by the link of a meeting, with its PIN if it has one. */
export const EnterByLink = defineCommand({
  name: 'EnterByLink',
  needs: { credentials: Credentials, budget: SessionPinBudget },
  handle: async (arrival: Stranger, { needs, run, stateOf }) => {
    const { guestId, meetingId, displayName, pin, address, isSecondUse = false } = arrival;
    const meeting = meetingStream(meetingId);
    const look = () => rightPin(meeting, { meetingId, pin, address }, { ...needs, stateOf });
    const pinId = await unlessGuessedTooOften(look);
    const knocks = isSecondUse || pinId === 'too-often';
    const passed = pinId === 'too-often' ? null : pinId;
    return run({
      streams: { meeting, ...passingGuestStreams(guestId) },
      decide: ({ meeting: state, guest, ...ids }, { now }) => {
        const admitted = admitGuest(
          state,
          { guestId, invitedIn: null, pinId: passed, knocks },
          now,
        );
        if (admitted.type === 'rejected') return admitted;
        const welcome = welcomeToMeeting({ guest, ids }, { guestId, meetingId, displayName });
        if (welcome.type === 'rejected') return welcome;
        const { personId = [] } = welcome.events;
        return accepted({ meeting: admitted.events, guest: welcome.events.guest, personId });
      },
    });
  },
});

interface Needs {
  readonly credentials: Credentials;
  readonly budget: SessionPinBudget;
  readonly stateOf: CommandRunner['stateOf'];
}

/**
 * Looks whether a PIN is right; the attempt is counted before, on the budget that PINs of sessions
 * have, which are as short. A meeting that is not there, or has no PIN, is answered as a wrong one,
 * and takes as long.
 * @returns The PIN of which it was right; null where none was given
 * @throws Rejected MEETING_PIN_WRONG or TOO_MANY_REQUESTS
 */
async function rightPin(
  meeting: ReturnType<typeof meetingStream>,
  { meetingId, pin, address }: { meetingId: string; pin: string | undefined; address: string },
  { credentials, budget, stateOf }: Needs,
): Promise<string | null> {
  if (pin === undefined) return null;
  const pinId = pinOf(await stateOf(meeting));
  const about = { target: pinId ?? meetingId, address, wrong: 'MEETING_PIN_WRONG' } as const;
  await guess(budget, about, async () => {
    if (!(await credentials.matches(pinId, pin))) throw new Rejected('MEETING_PIN_WRONG');
  });
  return pinId;
}

function pinOf(state: MeetingState): string | null {
  return state.status === 'planned' ? state.pinId : null;
}

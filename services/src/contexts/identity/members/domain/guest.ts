import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { GuestEvent } from '@foyer/contracts/identity';
import { isSameValue } from '@foyer/contracts/schema';

/** The known details of a guest; null once the person has been forgotten. */
export interface GuestDetails {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export type GuestState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      readonly details: GuestDetails;
      readonly createdBy: string;
      /** The meetings that the guest came to, and as what: names change. */
      readonly cameTo?: Readonly<Record<string, string | null>>;
    }
  /** Came to one session or meeting and is in no list of guests. */
  | { readonly status: 'passing' }
  | { readonly status: 'forgotten' };

export const initialGuest: GuestState = { status: 'unknown' };

export function evolveGuest(state: GuestState, event: GuestEvent): GuestState {
  switch (event.type) {
    case 'GuestCreated': {
      const { firstName, lastName, email, phone, createdBy } = event.data;
      return { status: 'known', details: { firstName, lastName, email, phone }, createdBy };
    }
    case 'GuestChanged': {
      const { firstName, lastName, email, phone } = event.data;
      return state.status === 'known'
        ? { ...state, details: { firstName, lastName, email, phone } }
        : state;
    }
    case 'GuestCameToSession':
      return { status: 'passing' };
    case 'GuestCameToMeeting': {
      if (state.status !== 'known') return { status: 'passing' };
      const { meetingId, displayName } = event.data;
      return { ...state, cameTo: { ...state.cameTo, [meetingId]: displayName } };
    }
    case 'PersonForgotten':
      return { status: 'forgotten' };
    case 'PersonErased':
      return state;
  }
}

export interface GuestWrite {
  readonly guestId: string;
  readonly details: GuestDetails;
}

/** Makes a guest. The same guest again changes nothing. */
export function createGuest(
  state: GuestState,
  { guestId, details }: GuestWrite,
  createdBy: string,
): Decision<readonly GuestEvent[]> {
  if (state.status === 'unknown') {
    return accepted([{ type: 'GuestCreated', data: { guestId, ...details, createdBy } }]);
  }
  const isRepeat = state.status === 'known' && isSameValue(state.details, details);
  return isRepeat ? accepted([]) : rejected('ID_ALREADY_USED');
}

/** Lets an unknown person come to a session. */
export function comeToSession(
  state: GuestState,
  data: { readonly guestId: string; readonly sessionId: string; readonly displayName: string },
): Decision<readonly GuestEvent[]> {
  if (state.status !== 'unknown') return rejected('ID_ALREADY_USED');
  return accepted([{ type: 'GuestCameToSession', data }]);
}

/** Lets a person come to a meeting: an unknown person, or an invited guest. */
export function comeToMeeting(
  state: GuestState,
  data: { readonly guestId: string; readonly meetingId: string; readonly displayName: string },
  isInvited: boolean,
): Decision<readonly GuestEvent[]> {
  if (!isInvited && state.status !== 'unknown') return rejected('ID_ALREADY_USED');
  if (isInvited && state.status !== 'known') return rejected('INVITATION_NOT_VALID');
  const isKnown = state.status === 'known' && state.cameTo?.[data.meetingId] === data.displayName;
  return accepted(isKnown ? [] : [{ type: 'GuestCameToMeeting', data }]);
}

/** The changes to a guest; absent fields stay. */
export interface GuestChange {
  readonly guestId: string;
  readonly details: Partial<GuestDetails>;
}

/** A guest as the form shows one. */
export const shownGuest = (state: GuestState) =>
  state.status === 'known' ? { ...state.details } : {};

/**
 * Changes a guest. The links of a guest go to the mail address and the phone number: a person
 * who changes these gets the links to all meetings of the guest. So only the organizer may.
 */
export function changeGuest(
  state: GuestState,
  { guestId, details: change }: GuestChange,
  { isInvitedByOthers }: { readonly isInvitedByOthers: boolean },
): Decision<readonly GuestEvent[]> {
  if (state.status !== 'known') return rejected('GUEST_NOT_FOUND');
  const details = { ...state.details, ...change };
  const { email, phone } = state.details;
  const isReachedElsewhere = details.email !== email || details.phone !== phone;
  if (isReachedElsewhere && isInvitedByOthers) return rejected('GUEST_INVITED_BY_OTHERS');
  return accepted(
    isSameValue(state.details, details)
      ? []
      : [{ type: 'GuestChanged', data: { guestId, ...details } }],
  );
}

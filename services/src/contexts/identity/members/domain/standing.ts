import type { GuestEvent, MemberEvent, PersonEvent } from '@foyer/contracts/identity';
import type { VisitEvent } from '@foyer/contracts/visits';

/**
 * How far a person is from being forgotten. `bound`: still at work, or still in a visit. `free`:
 * may be forgotten. `forgotten`: decided, and being done. `erased`: done.
 */
export type Standing = 'unknown' | 'bound' | 'free' | 'forgotten' | 'erased';

export function evolveGuestStanding(standing: Standing, event: GuestEvent): Standing {
  switch (event.type) {
    case 'GuestCreated':
    case 'GuestCameToSession':
      return 'free';
    case 'GuestCameToMeeting':
      return standing === 'unknown' ? 'free' : standing;
    case 'GuestChanged':
      return standing;
    case 'PersonForgotten':
    case 'PersonErased':
      return afterErasure(event);
  }
}

export function evolveMemberStanding(standing: Standing, event: MemberEvent): Standing {
  if (event.type === 'MemberCreated') return 'bound';
  if (event.type === 'MemberDeleted') return 'free';
  if (event.type === 'PersonForgotten' || event.type === 'PersonErased') {
    return afterErasure(event);
  }
  return standing;
}

export function evolveVisitorStanding(standing: Standing, event: VisitEvent): Standing {
  switch (event.type) {
    case 'VisitOpened':
      return 'bound';
    // A number is known of who has not been here yet.
    case 'SmsCodeRequested':
    case 'VisitEnded':
      return 'free';
    case 'VisitOriginNoted':
    case 'VisitPhoneNoted':
    case 'VisitStatusChanged':
    case 'VisitFaultNoted':
    case 'VisitRated':
    case 'VisitReturnedToLine':
    case 'VisitHandedOver':
    case 'VisitPlaceKept':
    case 'VisitPlaceKeptByText':
    case 'SmsCodeTried':
    case 'SmsCodeVerified':
    case 'VisitMessageLeft':
    case 'VisitRecordingAnswered':
    case 'VisitDevicesNoted':
      return standing;
    case 'PersonForgotten':
    case 'PersonErased':
      return afterErasure(event);
  }
}

function afterErasure({ type }: PersonEvent): Standing {
  return type === 'PersonForgotten' ? 'forgotten' : 'erased';
}

import type {
  Appearance,
  CallButton,
  CallLogic,
  PortalEvent,
  PortalMessages,
  RatingType,
} from '@foyer/contracts/portals';

export interface PortalFeedback {
  readonly enabled: boolean;
  readonly ratingType: RatingType;
}

/** Everything that can be set of a portal, beside who belongs to it and whether it is open. */
export interface PortalSettings {
  readonly name: string;
  readonly shortlink: string;
  readonly timeZone: string;
  readonly callLogic: CallLogic;
  readonly askClientName: boolean;
  readonly messages: PortalMessages;
  readonly callButton: CallButton;
  readonly appearance: Appearance;
  readonly feedback: PortalFeedback;
}

export interface KnownPortal extends PortalSettings {
  readonly status: 'open' | 'closed' | 'deleted';
  readonly id: string;
  /** Which PIN in the vault opens the portal; null where it needs none. */
  readonly pinId: string | null;
  readonly members: ReadonlySet<string>;
}

/** A portal, with what decisions about one need. */
export type PortalState = { readonly status: 'unknown' } | KnownPortal;

export const initialPortal: PortalState = { status: 'unknown' };

/** What a new portal has before anybody set it. */
export const PORTAL_DEFAULTS = {
  callLogic: 'fewer-breaks',
  askClientName: false,
  messages: { welcome: '', waiting: '', notAvailable: '', goodbye: '' },
  callButton: { callButtonName: '', pulsate: false },
  appearance: {},
  feedback: { enabled: false, ratingType: 'stars' },
} as const satisfies Partial<PortalSettings>;

export function evolvePortal(state: PortalState, event: PortalEvent): PortalState {
  if (event.type === 'PortalCreated') {
    const { portalId, name, shortlink, timeZone } = event.data;
    return {
      ...PORTAL_DEFAULTS,
      status: 'closed',
      id: portalId,
      name,
      shortlink,
      timeZone,
      pinId: null,
      members: new Set(),
    };
  }
  return state.status === 'unknown' ? state : evolveKnown(state, event);
}

function evolveKnown(
  state: KnownPortal,
  event: Exclude<PortalEvent, { type: 'PortalCreated' }>,
): KnownPortal {
  switch (event.type) {
    case 'PortalRenamed':
      return { ...state, name: event.data.name };
    case 'PortalTimeZoneChanged':
      return { ...state, timeZone: event.data.timeZone };
    case 'PortalActivated':
      return { ...state, status: 'open' };
    case 'PortalDeactivated':
      return { ...state, status: 'closed' };
    case 'PortalDeleted':
      return { ...state, status: 'deleted' };
    case 'PortalShortlinkChanged':
      return { ...state, shortlink: event.data.shortlink };
    case 'PortalCallLogicChanged':
      return { ...state, callLogic: event.data.callLogic };
    case 'PortalVisitorNameAsked':
      return { ...state, askClientName: event.data.askClientName };
    case 'PortalPinSet':
      return { ...state, pinId: event.data.pinId };
    case 'PortalPinCleared':
      return { ...state, pinId: null };
    case 'PortalMessagesChanged':
      return { ...state, messages: event.data.messages };
    case 'PortalCallButtonChanged':
      return { ...state, callButton: event.data.callButton };
    case 'PortalAppearanceChanged':
      return { ...state, appearance: event.data.appearance };
    case 'PortalFeedbackChanged':
      return {
        ...state,
        feedback: { enabled: event.data.enabled, ratingType: event.data.ratingType },
      };
    case 'PortalMemberAdded':
      return { ...state, members: new Set([...state.members, event.data.memberId]) };
    case 'PortalMemberRemoved': {
      const members = new Set(state.members);
      members.delete(event.data.memberId);
      return { ...state, members };
    }
  }
}

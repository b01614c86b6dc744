import type { CallLogic, PortalEvent, RatingType } from '@foyer/contracts/portals';

/** What a visitor's way through a portal depends on, folded from the portal's own stream. */
export interface PortalDoor {
  /** A deleted portal is as unknown as one that never was. */
  readonly known: boolean;
  readonly open: boolean;
  readonly timeZone: string;
  readonly callLogic: CallLogic;
  readonly asksName: boolean;
  /** The id under which the vault keeps the PIN's hash; null where no PIN is asked for. */
  readonly pinId: string | null;
  readonly ratingType: RatingType;
  readonly memberIds: readonly string[];
}

export const noDoor: PortalDoor = {
  known: false,
  open: false,
  timeZone: 'UTC',
  callLogic: 'fewer-breaks',
  asksName: false,
  pinId: null,
  ratingType: 'stars',
  memberIds: [],
};

export function evolvePortalDoor(door: PortalDoor, event: PortalEvent): PortalDoor {
  switch (event.type) {
    case 'PortalCreated':
      return { ...door, known: true, timeZone: event.data.timeZone };
    case 'PortalTimeZoneChanged':
      return { ...door, timeZone: event.data.timeZone };
    case 'PortalActivated':
      return { ...door, open: true };
    case 'PortalDeactivated':
      return { ...door, open: false };
    case 'PortalDeleted':
      return { ...door, known: false, open: false };
    case 'PortalCallLogicChanged':
      return { ...door, callLogic: event.data.callLogic };
    case 'PortalVisitorNameAsked':
      return { ...door, asksName: event.data.askClientName };
    case 'PortalPinSet':
      return { ...door, pinId: event.data.pinId };
    case 'PortalPinCleared':
      return { ...door, pinId: null };
    case 'PortalFeedbackChanged':
      return { ...door, ratingType: event.data.ratingType };
    case 'PortalMemberAdded': {
      const { memberId } = event.data;
      return door.memberIds.includes(memberId)
        ? door
        : { ...door, memberIds: [...door.memberIds, memberId] };
    }
    case 'PortalMemberRemoved':
      return { ...door, memberIds: door.memberIds.filter((id) => id !== event.data.memberId) };
    case 'PortalRenamed':
    case 'PortalShortlinkChanged':
    case 'PortalMessagesChanged':
    case 'PortalCallButtonChanged':
    case 'PortalAppearanceChanged':
      return door;
  }
}

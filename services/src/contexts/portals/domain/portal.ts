import {
  applySettingChange,
  DEFAULT_SETTINGS,
  evolveMembership,
  noMembership,
  settingChangeOf,
  settingPath,
  type PortalEvent,
  type PortalMembership,
  type PortalSettings,
  type SavedPortalException,
  type WeekAvailability,
} from '@foyer/contracts/portals';

/** The identity of a portal. */
export interface PortalIdentity {
  readonly name: string;
  readonly shortlink: string;
  readonly timeZone: string;
}

export interface KnownPortal extends PortalIdentity {
  readonly status: 'open' | 'closed' | 'deleted';
  readonly id: string;
  readonly settings: PortalSettings;
  /** Which PIN in the vault opens the portal; null where it needs none. */
  readonly pinId: string | null;
  readonly membership: PortalMembership;
  /** The files that its content may show, by id, with what they are. */
  readonly files: ReadonlyMap<string, string>;
  /** How many events made it. */
  readonly revision: number;
  /** The revision at which each part was changed last, by its path in the portal's document. */
  readonly changedAt: Readonly<Record<string, number>>;
  /**
   * Its opening hours by the clock of its time zone; null where none were saved: open around the
   * clock.
   */
  readonly hours: WeekAvailability | null;
  /** Exceptions from the hours, by id. */
  readonly exceptions: ReadonlyMap<string, SavedPortalException>;
  /** How the portal last followed its hours. */
  readonly followed: FollowedHours;
}

/** The state of a portal by its hours: open to visitors or not, and the next opening. */
export interface FollowedHours {
  readonly withinHours: boolean;
  readonly nextOpening: string | null;
}

/** A portal, with what decisions about one need. */
export type PortalState = { readonly status: 'unknown' } | KnownPortal;

export const initialPortal: PortalState = { status: 'unknown' };

export function evolvePortal(state: PortalState, event: PortalEvent): PortalState {
  if (event.type === 'PortalCreated') {
    const { portalId, name, shortlink, timeZone } = event.data;
    return {
      status: 'closed',
      id: portalId,
      name,
      shortlink,
      timeZone,
      settings: DEFAULT_SETTINGS,
      pinId: null,
      membership: noMembership,
      files: new Map(),
      revision: 0,
      changedAt: {},
      hours: null,
      exceptions: new Map(),
      followed: { withinHours: true, nextOpening: null },
    };
  }
  if (state.status === 'unknown') return state;
  const revision = state.revision + 1;
  const changed = pathsOf(event).map((path) => [path, revision] as const);
  return {
    ...evolveKnown(state, event),
    revision,
    changedAt: { ...state.changedAt, ...Object.fromEntries(changed) },
  };
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
    case 'PortalPinSet':
      return { ...state, pinId: event.data.pinId };
    case 'PortalPinCleared':
      return { ...state, pinId: null };
    case 'PortalFileAdded': {
      const { documentId, mediaType } = event.data;
      return { ...state, files: new Map([...state.files, [documentId, mediaType]]) };
    }
    case 'PortalHoursChanged':
      return { ...state, hours: event.data.availability };
    case 'PortalExceptionSet': {
      const exception = exceptionOf(event.data);
      return { ...state, exceptions: new Map(state.exceptions).set(exception._id, exception) };
    }
    case 'PortalExceptionRemoved': {
      const exceptions = new Map(state.exceptions);
      exceptions.delete(event.data.exceptionId);
      return { ...state, exceptions };
    }
    case 'PortalFollowedHours': {
      const { withinHours, nextOpening } = event.data;
      return { ...state, followed: { withinHours, nextOpening } };
    }
    default: {
      const change = settingChangeOf(event);
      if (change) return { ...state, settings: applySettingChange(state.settings, change) };
      return { ...state, membership: evolveMembership(state.membership, event) };
    }
  }
}

/** Which parts of a portal an event changes. */
function pathsOf(event: PortalEvent): readonly string[] {
  switch (event.type) {
    case 'PortalRenamed':
      return ['name'];
    case 'PortalTimeZoneChanged':
      return ['timeZone'];
    case 'PortalShortlinkChanged':
      return ['shortlink'];
    case 'PortalActivated':
    case 'PortalDeactivated':
      return ['deactivated'];
    case 'PortalPinSet':
    case 'PortalPinCleared':
      return ['pin'];
    case 'PortalMemberAdded':
    case 'PortalMemberRemoved':
      return ['memberIds'];
    case 'PortalHoursChanged':
      return ['availability'];
    case 'PortalExceptionSet':
    case 'PortalExceptionRemoved':
      return ['exceptions'];
    case 'PortalGroupAdded':
    case 'PortalGroupRemoved':
      return ['groupIds'];
    default: {
      const change = settingChangeOf(event);
      return change
        ? Object.keys(change.changes).map((field) => settingPath(change.group, field))
        : [];
    }
  }
}

function exceptionOf({
  exceptionId,
  creatorId,
  portalId: _,
  ...rest
}: Extract<PortalEvent, { type: 'PortalExceptionSet' }>['data']): SavedPortalException {
  return { ...rest, _id: exceptionId, creator: creatorId };
}

import {
  defaultOf,
  SETTING_GROUPS,
  settingPath,
  type PortalEvent,
  type SettingChanges,
  type SettingGroupName,
  type WeekAvailability,
} from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import { eventsOfGroups, eventsOfMembers, membersAfter } from './members-change.js';
import type { KnownPortal, PortalIdentity } from './portal.js';

/** The parts of a portal that one write can change; an absent part stays. */
export interface PortalChange {
  readonly identity?: Partial<PortalIdentity>;
  readonly settings?: SettingChanges;
  /** The PIN in the vault that is needed from now on, or null for none. */
  readonly pinId?: string | null;
  /** Exactly who belongs to the portal from now on. */
  readonly memberIds?: readonly string[];
  /** The members who are added, and those who are removed; all others stay. */
  readonly addMemberIds?: readonly string[];
  readonly removeMemberIds?: readonly string[];
  /** Exactly which groups answer there as a whole from now on, each with those who belong to it. */
  readonly groups?: ReadonlyMap<string, readonly string[]>;
  readonly open?: boolean;
  /**
   * The revision that the changing member has seen; absent if the present value is replaced
   * knowingly.
   */
  readonly revision?: number;
  /** Opening hours by the clock of its time zone. */
  readonly hours?: WeekAvailability;
}

/** The events that bring a portal to where a change wants it; none for what is there already. */
export function eventsOfChange(portal: KnownPortal, change: PortalChange): readonly PortalEvent[] {
  return [
    ...eventsOfIdentity(portal, change.identity ?? {}),
    ...SETTING_GROUPS.flatMap((group) => eventsOfGroup(portal, group, change.settings ?? {})),
    ...eventsOfPin(portal, change),
    ...eventsOfMembers(portal, membersAfter(portal, change)),
    ...eventsOfGroups(portal, change.groups),
    ...eventsOfHours(portal, change),
    ...eventsOfOpening(portal, change),
  ];
}

/**
 * Parts that a change would replace although others changed them after it was begun, by their
 * paths.
 */
export function changedMeanwhile(portal: KnownPortal, change: PortalChange): readonly string[] {
  const { revision } = change;
  if (revision === undefined) return [];
  return pathsOf(portal, change).filter((path) => (portal.changedAt[path] ?? 0) > revision);
}

/** The paths of what really changes. */
function pathsOf(portal: KnownPortal, change: PortalChange): readonly string[] {
  const { identity = {}, settings = {}, memberIds } = change;
  const paths = Object.entries<unknown>(identity)
    .filter(
      ([name, value]) => value !== undefined && value !== portal[name as keyof typeof identity],
    )
    .map(([name]) => name);
  for (const group of SETTING_GROUPS) {
    const fields = Object.keys(changesOfGroup(portal, group, settings));
    paths.push(...fields.map((field) => settingPath(group, field)));
  }
  if (eventsOfPin(portal, change).length > 0) paths.push('pin');
  if (memberIds && eventsOfMembers(portal, new Set(memberIds)).length > 0) paths.push('memberIds');
  if (eventsOfGroups(portal, change.groups).length > 0) paths.push('groupIds');
  if (eventsOfOpening(portal, change).length > 0) paths.push('deactivated');
  return paths;
}

function eventsOfHours(portal: KnownPortal, { hours }: PortalChange): readonly PortalEvent[] {
  if (!hours || isSameValue(hours, portal.hours)) return [];
  return [{ type: 'PortalHoursChanged', data: { portalId: portal.id, availability: hours } }];
}

function eventsOfIdentity(
  portal: KnownPortal,
  { name, shortlink, timeZone }: Partial<PortalIdentity>,
): readonly PortalEvent[] {
  const portalId = portal.id;
  const events: PortalEvent[] = [];
  if (name !== undefined && name !== portal.name) {
    events.push({ type: 'PortalRenamed', data: { portalId, name } });
  }
  if (shortlink !== undefined && shortlink !== portal.shortlink) {
    events.push({ type: 'PortalShortlinkChanged', data: { portalId, shortlink } });
  }
  if (timeZone !== undefined && timeZone !== portal.timeZone) {
    events.push({ type: 'PortalTimeZoneChanged', data: { portalId, timeZone } });
  }
  return events;
}

function eventsOfGroup(
  portal: KnownPortal,
  group: SettingGroupName,
  settings: SettingChanges,
): readonly PortalEvent[] {
  const changes = changesOfGroup(portal, group, settings);
  return Object.keys(changes).length === 0
    ? []
    : [{ type: 'PortalSettingsChanged', data: { portalId: portal.id, group, changes } }];
}

function changesOfGroup(
  portal: KnownPortal,
  group: SettingGroupName,
  settings: SettingChanges,
): Record<string, unknown> {
  const present: Readonly<Record<string, unknown>> = portal.settings[group];
  return Object.fromEntries(
    Object.entries(settings[group] ?? {}).filter(
      ([field, value]: [string, unknown]) =>
        value !== undefined && !isSameValue(value ?? defaultOf(group, field), present[field]),
    ),
  );
}

function eventsOfPin(portal: KnownPortal, { pinId }: PortalChange): readonly PortalEvent[] {
  if (pinId === undefined || pinId === portal.pinId) return [];
  const portalId = portal.id;
  return pinId === null
    ? [{ type: 'PortalPinCleared', data: { portalId } }]
    : [{ type: 'PortalPinSet', data: { portalId, pinId } }];
}

function eventsOfOpening(portal: KnownPortal, { open }: PortalChange): readonly PortalEvent[] {
  const data = { portalId: portal.id };
  if (open === true && portal.status === 'closed') return [{ type: 'PortalActivated', data }];
  return open === false && portal.status === 'open' ? [{ type: 'PortalDeactivated', data }] : [];
}

import type { PortalEvent } from '@foyer/contracts/portals';

import type { KnownPortal, PortalSettings } from './portal.js';
import { sameValue } from './same-value.js';
import { settingEvents } from './setting-events.js';

/** All that one write can change of a portal; what is absent stays. */
export interface PortalChange {
  readonly settings?: Partial<PortalSettings>;
  /** The PIN in the vault that is needed from now on, or null for none. */
  readonly pinId?: string | null;
  /** Exactly who belongs to the portal from now on. */
  readonly memberIds?: readonly string[];
  /** Who comes to those who belong to it, and who goes; everybody else stays. */
  readonly addMemberIds?: readonly string[];
  readonly removeMemberIds?: readonly string[];
  readonly open?: boolean;
}

/** The events that bring a portal to where a change wants it; none for what is there already. */
export function eventsOfChange(portal: KnownPortal, change: PortalChange): readonly PortalEvent[] {
  const { settings = {}, pinId, open } = change;
  const portalId = portal.id;
  const events: PortalEvent[] = (Object.keys(settingEvents) as (keyof PortalSettings)[]).flatMap(
    (setting) => eventsOfSetting(portal, setting, settings[setting]),
  );
  if (pinId === null && portal.pinId !== null) {
    events.push({ type: 'PortalPinCleared', data: { portalId } });
  }
  if (typeof pinId === 'string' && pinId !== portal.pinId) {
    events.push({ type: 'PortalPinSet', data: { portalId, pinId } });
  }
  events.push(...eventsOfMembers(portal, membersAfter(portal, change)));
  if (open === true && portal.status === 'closed') {
    events.push({ type: 'PortalActivated', data: { portalId } });
  }
  if (open === false && portal.status === 'open') {
    events.push({ type: 'PortalDeactivated', data: { portalId } });
  }
  return events;
}

function eventsOfSetting<Setting extends keyof PortalSettings>(
  portal: KnownPortal,
  setting: Setting,
  value: PortalSettings[Setting] | undefined,
): readonly PortalEvent[] {
  return value === undefined || sameValue(value, portal[setting])
    ? []
    : [settingEvents[setting](portal.id, value)];
}

function membersAfter(
  portal: KnownPortal,
  { memberIds, addMemberIds = [], removeMemberIds = [] }: PortalChange,
): ReadonlySet<string> {
  const gone = new Set(removeMemberIds);
  const all = [...(memberIds ?? portal.members), ...addMemberIds];
  return new Set(all.filter((memberId) => !gone.has(memberId)));
}

function eventsOfMembers(portal: KnownPortal, wanted: ReadonlySet<string>): readonly PortalEvent[] {
  const portalId = portal.id;
  const added = [...wanted].filter((memberId) => !portal.members.has(memberId));
  const removed = [...portal.members].filter((memberId) => !wanted.has(memberId));
  return [
    ...added.map((memberId) => ({
      type: 'PortalMemberAdded' as const,
      data: { portalId, memberId },
    })),
    ...removed.map((memberId) => ({
      type: 'PortalMemberRemoved' as const,
      data: { portalId, memberId },
    })),
  ];
}

import {
  DEFAULT_SETTINGS,
  defaultOf,
  settingChangeOf,
  settingPath,
  evolveMembership,
  type PortalEvent,
  type PortalFile,
  type PortalMemberEvent,
} from '@foyer/contracts/portals';
import type { LineEvent } from '@foyer/contracts/visits';
import { sortKey } from '../platform/read-store/sort-key.js';
import {
  numbered,
  type Change,
  type Documents,
  type Evolve,
  type ProjectedEvent,
} from '../platform/runner/index.js';
import { exceptionOf, withException } from './exceptions.js';
import type { PortalCollections, PortalDocument } from './portals.model.js';
import { membersOf, membershipOf } from './membership.js';

/** The events of a line that show in the portal: its length. */
type SeenLineEvent = Extract<
  LineEvent,
  {
    type:
      | 'VisitorJoinedLine'
      | 'VisitorLeftLine'
      | 'VisitorTaken'
      | 'VisitorPlacedInLine'
      | 'VisitorWentToOtherLine';
  }
>;

const handlers: Evolve<PortalCollections, PortalEvent | SeenLineEvent> = {
  PortalCreated: ({ data, metadata }) => [
    {
      op: 'put',
      collection: 'portals',
      doc: {
        _id: data.portalId,
        name: data.name,
        sortName: sortKey(data.name),
        deactivated: true,
        onlineStatus: 'closed',
        timeZone: data.timeZone,
        ...DEFAULT_SETTINGS.general,
        ...DEFAULT_SETTINGS.callLogic,
        ...DEFAULT_SETTINGS.documents,
        recording: DEFAULT_SETTINGS.recording,
        longestWait: DEFAULT_SETTINGS.longestWait,
        callButton: DEFAULT_SETTINGS.callButton,
        appearance: DEFAULT_SETTINGS.appearance,
        messages: DEFAULT_SETTINGS.messages,
        messagesEn: DEFAULT_SETTINGS.messagesEn,
        feedback: DEFAULT_SETTINGS.feedback,
        embedding: DEFAULT_SETTINGS.embedding,
        queueContent: DEFAULT_SETTINGS.content,
        hasPin: false,
        pinId: null,
        shortlink: data.shortlink,
        formerShortlinks: [],
        files: [],
        revision: 0,
        members: [],
        groupIds: [],
        withinHours: true,
        nextOpening: null,
        waiting: 0,
        hours: null,
        exceptions: [],
        createdAt: metadata.at,
        updatedAt: metadata.at,
      },
    },
  ],
  PortalRenamed: ({ data, metadata }) => [
    update(data.portalId, metadata, { name: data.name, sortName: sortKey(data.name) }),
  ],
  PortalTimeZoneChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { timeZone: data.timeZone }),
  ],
  PortalActivated: async ({ data, metadata }, documents) =>
    openOrClosed(await documents.get('portals', data.portalId), metadata, { deactivated: false }),
  PortalDeactivated: async ({ data, metadata }, documents) =>
    openOrClosed(await documents.get('portals', data.portalId), metadata, { deactivated: true }),
  PortalFollowedHours: async ({ data, metadata }, documents) => {
    const { portalId, withinHours, nextOpening } = data;
    const portal = await documents.get('portals', portalId);
    // The portal itself did not change: it is as old as before.
    const updated = { at: portal?.updatedAt ?? metadata.at };
    return openOrClosed(portal, updated, { withinHours, nextOpening });
  },
  PortalHoursChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { hours: data.availability }),
  ],
  PortalExceptionSet: async ({ data, metadata }, documents) => {
    const before = (await documents.get('portals', data.portalId))?.exceptions ?? [];
    const exceptions = withException(before, { ...exceptionOf(data), name: data.name });
    return [update(data.portalId, metadata, { exceptions })];
  },
  PortalExceptionRemoved: async ({ data, metadata }, documents) => {
    const before = (await documents.get('portals', data.portalId))?.exceptions ?? [];
    const exceptions = before.filter(({ _id }) => _id !== data.exceptionId);
    return [update(data.portalId, metadata, { exceptions })];
  },
  PortalDeleted: ({ data }) => [{ op: 'delete', collection: 'portals', id: data.portalId }],
  PortalShortlinkChanged: async ({ data: { portalId, shortlink }, metadata }, documents) => {
    const before = await documents.get('portals', portalId);
    const all = before ? [...before.formerShortlinks, before.shortlink] : [];
    const formerShortlinks = [...new Set(all)].filter((one) => one !== shortlink);
    return [update(portalId, metadata, { shortlink, formerShortlinks })];
  },
  PortalSettingsChanged: settings,
  PortalCallLogicChanged: settings,
  PortalVisitorNameAsked: settings,
  PortalMessagesChanged: settings,
  PortalCallButtonChanged: settings,
  PortalAppearanceChanged: settings,
  PortalFeedbackChanged: settings,
  PortalFileAdded: ({ data: { portalId, ...file }, metadata }) => [
    change(portalId, {
      set: { updatedAt: metadata.at },
      push: { files: file as PortalFile },
    }),
  ],
  PortalPinSet: ({ data, metadata }) => [
    update(data.portalId, metadata, { hasPin: true, pinId: data.pinId }),
  ],
  PortalPinCleared: ({ data, metadata }) => [
    update(data.portalId, metadata, { hasPin: false, pinId: null }),
  ],
  PortalMemberAdded: members,
  PortalMemberRemoved: members,
  PortalGroupAdded: members,
  PortalGroupRemoved: members,
  PortalGroupMemberJoined: members,
  PortalGroupMemberLeft: members,

  VisitorJoinedLine: ({ data }) => [change(data.portalId, { inc: { waiting: 1 } })],
  VisitorLeftLine: ({ data }) => [change(data.portalId, { inc: { waiting: -1 } })],
  VisitorTaken: ({ data }) => [change(data.portalId, { inc: { waiting: -1 } })],
  VisitorPlacedInLine: ({ data }) => [change(data.portalId, { inc: { waiting: 1 } })],
  VisitorWentToOtherLine: ({ data }) => [change(data.portalId, { inc: { waiting: -1 } })],
};

/** The single case for all settings, no matter which event changed them. */
function settings({
  metadata,
  ...event
}: PortalEvent & { readonly metadata: { readonly at: string } }) {
  const changed = settingChangeOf(event);
  if (changed === undefined) return [];
  const set: Record<string, unknown> = {};
  const unset: `${string}.${string}`[] = [];
  for (const [field, value] of Object.entries(changed.changes)) {
    const given = value ?? defaultOf(changed.group, field);
    const path = settingPath(changed.group, field);
    // Only a field below its group's name can be absent.
    if (given === undefined) unset.push(path as `${string}.${string}`);
    else set[path] = given;
  }
  return [
    change(event.data.portalId, {
      set: { ...set, updatedAt: metadata.at },
      unset,
    }),
  ];
}

/** Returns all members who answer there after one came or left, and how each came to it. */
async function members(
  event: ProjectedEvent<PortalMemberEvent>,
  documents: Documents<PortalCollections>,
) {
  const { portalId } = event.data;
  const portal = await documents.get('portals', portalId);
  if (!portal) return [];
  const membership = evolveMembership(membershipOf(portal), event);
  return [update(portalId, event.metadata, membersOf(membership))];
}

function update(
  portalId: string,
  { at }: { readonly at: string },
  fields: Partial<Omit<PortalDocument, '_id'>>,
) {
  return change(portalId, { set: { ...fields, updatedAt: at } });
}

function change(portalId: string, made: Change<PortalDocument>) {
  return { op: 'update', collection: 'portals', id: portalId, change: made } as const;
}

/** Opens or closes a portal: by its administrators, and by its hours. */
function openOrClosed(
  portal: PortalDocument | undefined,
  metadata: { readonly at: string },
  change: Partial<Pick<PortalDocument, 'deactivated' | 'withinHours' | 'nextOpening'>>,
) {
  if (!portal) return [];
  const { deactivated, withinHours } = { ...portal, ...change };
  const onlineStatus = deactivated || !withinHours ? 'closed' : 'online';
  return [update(portal._id, metadata, { ...change, onlineStatus })];
}

export const evolvePortals = numbered(handlers, { aggregate: 'portal', collection: 'portals' });

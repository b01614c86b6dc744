import { BASE_PATH } from '@foyer/contracts/identity';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent } from '@foyer/contracts/visits';
import { sortKey } from '../../platform/read-store/sort-key.js';
import type { Change, Evolve } from '../../platform/runner/index.js';
import type { PortalCollections, PortalDocument } from './document.js';

/** What of a line shows in the portal: how long it is. */
type SeenLineEvent = Extract<
  LineEvent,
  { type: 'VisitorJoinedLine' | 'VisitorLeftLine' | 'VisitorTaken' }
>;

export const evolvePortals: Evolve<PortalCollections, PortalEvent | SeenLineEvent> = {
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
        callLogic: 'fewer-breaks',
        askClientName: false,
        hasPin: false,
        pinId: null,
        shortlink: data.shortlink,
        redirectLink: redirectLink(data.portalId),
        messages: { welcome: '', waiting: '', notAvailable: '', goodbye: '' },
        callButton: { callButtonName: '', pulsate: false },
        appearance: {},
        feedback: { enabled: false, ratingType: 'stars' },
        members: [],
        waiting: 0,
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
  PortalActivated: ({ data, metadata }) => [
    update(data.portalId, metadata, { deactivated: false, onlineStatus: 'online' }),
  ],
  PortalDeactivated: ({ data, metadata }) => [
    update(data.portalId, metadata, { deactivated: true, onlineStatus: 'closed' }),
  ],
  PortalDeleted: ({ data }) => [{ op: 'delete', collection: 'portals', id: data.portalId }],
  PortalShortlinkChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { shortlink: data.shortlink }),
  ],
  PortalCallLogicChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { callLogic: data.callLogic }),
  ],
  PortalVisitorNameAsked: ({ data, metadata }) => [
    update(data.portalId, metadata, { askClientName: data.askClientName }),
  ],
  PortalPinSet: ({ data, metadata }) => [
    update(data.portalId, metadata, { hasPin: true, pinId: data.pinId }),
  ],
  PortalPinCleared: ({ data, metadata }) => [
    update(data.portalId, metadata, { hasPin: false, pinId: null }),
  ],
  PortalMessagesChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { messages: data.messages }),
  ],
  PortalCallButtonChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { callButton: data.callButton }),
  ],
  PortalAppearanceChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, { appearance: data.appearance }),
  ],
  PortalFeedbackChanged: ({ data, metadata }) => [
    update(data.portalId, metadata, {
      feedback: { enabled: data.enabled, ratingType: data.ratingType },
    }),
  ],
  PortalMemberAdded: ({ data, metadata }) => [
    change(data.portalId, {
      set: { updatedAt: metadata.at },
      push: { members: { memberId: data.memberId } },
    }),
  ],
  PortalMemberRemoved: ({ data, metadata }) => [
    change(data.portalId, {
      set: { updatedAt: metadata.at },
      pull: { members: { memberId: data.memberId } },
    }),
  ],

  VisitorJoinedLine: ({ data }) => [change(data.portalId, { inc: { waiting: 1 } })],
  VisitorLeftLine: ({ data }) => [change(data.portalId, { inc: { waiting: -1 } })],
  VisitorTaken: ({ data }) => [change(data.portalId, { inc: { waiting: -1 } })],
};

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

/** Where a visitor gets by the portal's id; the short link leads to the same page. */
function redirectLink(portalId: string): string {
  return `${BASE_PATH}/web-client-v2/queue/${portalId}`;
}

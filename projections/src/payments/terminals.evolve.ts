import type { DeviceEvent } from '@foyer/contracts/devices';
import type { TerminalAddress, TerminalEvent, TerminalStatus } from '@foyer/contracts/payments';
import {
  everyMember,
  evolveMembership,
  noMembership,
  type PortalEvent,
  type PortalMemberEvent,
  type PortalMembership,
} from '@foyer/contracts/portals';

import type {
  Documents,
  EventOfType,
  Evolve,
  Operation,
  ProjectedEvent,
} from '../platform/runner/index.js';

/** A device as a person who takes payments sees it. */
export interface TerminalDocument {
  /** The id of the device. */
  readonly _id: string;
  readonly deviceName: string;
  readonly portalId: string | null;
  /** True if payments can be taken at all: the terminal is switched on, the device is let in. */
  readonly switchedOn: boolean;
  readonly deactivated: boolean;
  readonly configuration: TerminalAddress | null;
  /** The start of the schedule that closes its day at that time; earlier closings do not count. */
  readonly scheduledSince: string | null;
  readonly status: TerminalStatus;
  readonly connectionEstablished: boolean;
  readonly engagement: {
    readonly request: 'payment' | 'reversal' | 'reconciliation';
    readonly requestId: string;
    readonly transactionId: string | null;
    readonly since: string;
  } | null;
}

/** The facts of a portal that count for the terminals at it. */
export interface TerminalPortalDocument {
  readonly _id: string;
  /** In which the portal, and what stands at it, keeps time. */
  readonly timeZone: string;
  /** The members who serve the portal, and how each came to it. */
  readonly membership: PortalMembership;
  /** The ids of all members who serve it. */
  readonly memberIds: readonly string[];
}

export interface TerminalCollections {
  readonly paymentTerminals: TerminalDocument;
  readonly terminalPortals: TerminalPortalDocument;
}

export type TerminalViewEvent =
  | TerminalEvent
  | EventOfType<
      DeviceEvent,
      | 'DeviceRegistered'
      | 'DeviceDetailsChanged'
      | 'DevicePortalChanged'
      | 'DevicePaymentTerminalSwitched'
      | 'DevicePaymentTerminalConfigured'
      | 'DeviceActivated'
      | 'DeviceDeactivated'
      | 'DeviceDeleted'
    >
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalTimeZoneChanged'>
  | PortalMemberEvent;

/** The terminals of all devices, and what they are at. */
export const evolve: Evolve<TerminalCollections, TerminalViewEvent> = {
  DeviceRegistered: ({ data: { deviceId, name } }) => [
    {
      op: 'put',
      collection: 'paymentTerminals',
      doc: {
        _id: deviceId,
        deviceName: name,
        portalId: null,
        switchedOn: false,
        deactivated: false,
        configuration: null,
        scheduledSince: null,
        status: 'offline',
        connectionEstablished: false,
        engagement: null,
      },
    },
  ],
  DeviceDetailsChanged: ({ data }) => set(data.deviceId, { deviceName: data.name }),
  // Another portal may keep another time.
  DevicePortalChanged: ({ data: { deviceId, portalId }, metadata }) =>
    set(deviceId, { portalId, scheduledSince: metadata.at }),
  DevicePaymentTerminalSwitched: ({ data: { deviceId, active }, metadata }) =>
    set(deviceId, { switchedOn: active, scheduledSince: metadata.at }),
  DevicePaymentTerminalConfigured: async ({ data, metadata }, documents) => {
    const { deviceId, configuration } = data;
    const known = await documents.get('paymentTerminals', deviceId);
    const before = known?.configuration?.reconciliationTime ?? null;
    const isSame = before === configuration.reconciliationTime;
    return set(deviceId, { configuration, ...(!isSame && { scheduledSince: metadata.at }) });
  },
  DeviceActivated: ({ data: { deviceId }, metadata }) =>
    set(deviceId, { deactivated: false, scheduledSince: metadata.at }),
  DeviceDeactivated: ({ data }) => set(data.deviceId, { deactivated: true }),
  DeviceDeleted: ({ data }) => [
    { op: 'delete', collection: 'paymentTerminals', id: data.deviceId },
  ],
  TerminalStatusChanged: ({ data: { deviceId, ...status } }) => set(deviceId, status),
  TerminalEngaged: ({ data: { deviceId, ...engagement }, metadata }) =>
    set(deviceId, { engagement: { ...engagement, since: metadata.at } }),
  TerminalFreed: async ({ data: { deviceId, requestId } }, documents) => {
    const known = await documents.get('paymentTerminals', deviceId);
    return known?.engagement?.requestId === requestId ? set(deviceId, { engagement: null }) : [];
  },
  PortalCreated: ({ data: { portalId, timeZone } }) => [
    {
      op: 'put',
      collection: 'terminalPortals',
      doc: { _id: portalId, timeZone, membership: noMembership, memberIds: [] },
    },
  ],
  PortalTimeZoneChanged: ({ data }) => setPortal(data.portalId, { timeZone: data.timeZone }),
  PortalMemberAdded: members,
  PortalMemberRemoved: members,
  PortalGroupAdded: members,
  PortalGroupRemoved: members,
  PortalGroupMemberJoined: members,
  PortalGroupMemberLeft: members,
};

function set(
  id: string,
  fields: Partial<Omit<TerminalDocument, '_id'>>,
): Operation<TerminalCollections>[] {
  return [{ op: 'update', collection: 'paymentTerminals', id, change: { set: fields } }];
}

/** Returns the members who serve a portal after one came or left. */
async function members(
  event: ProjectedEvent<PortalMemberEvent>,
  documents: Documents<TerminalCollections>,
): Promise<Operation<TerminalCollections>[]> {
  const { portalId } = event.data;
  const known = await documents.get('terminalPortals', portalId);
  const membership = evolveMembership(known?.membership ?? noMembership, event);
  return setPortal(portalId, { membership, memberIds: everyMember(membership) });
}

function setPortal(
  id: string,
  fields: Partial<Omit<TerminalPortalDocument, '_id'>>,
): Operation<TerminalCollections>[] {
  return [{ op: 'update', collection: 'terminalPortals', id, change: { set: fields } }];
}

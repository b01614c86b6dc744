import type { CallLogEvent } from '@foyer/contracts/calls';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { GuestEvent, PersonEvent } from '@foyer/contracts/identity';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import { displayName, type MemberNamed } from '../identity/member-names.js';
import { trusted } from '../platform/read-store/index.js';
import type { EventOfType, Evolve } from '../platform/runner/index.js';
import { meetingName, type OriginNamed } from './origin-names.js';
import type {
  CallLogCollections,
  CallLogNameDocument,
  LoggedCallDocument,
} from './call-log.model.js';
import { evolveCalls, type LoggedCallEvent } from './evolve-calls.js';
import { callAt, named, nameOf, personOf, put, putCall, rung, set } from './lines.js';

export type CallLogViewEvent =
  | LoggedCallEvent
  | CallLogEvent
  | EventOfType<LineEvent, 'VisitorOffered' | 'OfferEnded' | 'VisitorTaken'>
  | EventOfType<VisitEvent, 'VisitOpened' | 'VisitEnded'>
  | OriginNamed
  | EventOfType<DeviceEvent, 'DeviceRegistered' | 'DeviceDetailsChanged'>
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalRenamed'>
  | EventOfType<GuestEvent, 'GuestCameToSession' | 'GuestCameToMeeting'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

/**
 * Records the meaning of every call for each member. A visitor who rings at a desk calls its agent.
 * Names are those of the time.
 */
export const evolve: Evolve<CallLogCollections, CallLogViewEvent> = {
  VisitorOffered: async ({ data, metadata }, documents) => {
    const { visitId, portalId, offerId, agentId } = data;
    const visitor = await personOf({ joinerId: visitId, joinerType: 'Guest' }, documents);
    const known = await documents.get('loggedCalls', visitId);
    const call = { ...callAt(visitId, 'queue', portalId), people: [visitor] };
    return [
      ...(known ? [] : [putCall({ ...call, queueName: await nameOf(documents, portalId) })]),
      put({ ...rung(offerId, agentId, visitId, 'queue', metadata.at), kind: 'Incoming' }),
    ];
  },
  OfferEnded: ({ data: { offerId, reason, at } }) =>
    set(offerId, {
      ...(reason === 'rejected' ? { kind: 'Rejected' } : { kind: 'Missed', isSeen: false }),
      visitorLeft: reason === 'visitor-gone',
      endedAt: at,
    }),
  VisitorTaken: async ({ data: { visitId, portalId, offerId } }, documents) => {
    const known = await documents.get('loggedCalls', visitId);
    const call = known ?? callAt(visitId, 'queue', portalId);
    return [
      putCall({ ...call, isByOffer: offerId !== null }),
      ...(offerId === null ? [] : [{ op: 'delete', collection: 'callLog', id: offerId } as const]),
    ];
  },
  ...evolveCalls,
  MissedCallsSeen: ({ data: { memberId, upTo } }) => [
    {
      op: 'updateMany',
      collection: 'callLog',
      filter: { memberId, kind: 'Missed', isSeen: false, endedAt: trusted({ $lte: upTo }) },
      change: { set: { isSeen: true } },
    },
  ],
  PersonForgotten: async ({ data: { personId } }, documents) => {
    const meetings = await documents.find('callLogNames', { organizerId: personId });
    const named = await Promise.all(
      meetings.map(({ _id }) => documents.find('loggedCalls', { meetingId: _id })),
    );
    const [lines, calls] = await Promise.all([
      documents.find('callLog', { memberId: personId }),
      documents.find('loggedCalls', { 'people.joinerId': personId }),
    ]);
    const ids = new Set(meetings.map(({ _id }) => _id));
    return [
      { op: 'delete', collection: 'callLogNames', id: personId },
      ...lines.map(({ _id }) => ({ op: 'delete', collection: 'callLog', id: _id }) as const),
      ...meetings.map((one) => called({ ...one, name: null })),
      ...[...new Map([...named.flat(), ...calls].map((call) => [call._id, call])).values()].map(
        (call) => putCall(withoutNameOf(personId, call, ids.has(call.meetingId ?? ''))),
      ),
    ];
  },
  VisitOpened: ({ data }) => named(data.visitId, data.visitorName),
  VisitEnded: ({ data }) => [{ op: 'delete', collection: 'callLogNames', id: data.visitId }],
  GuestCameToSession: ({ data }) => named(data.guestId, data.displayName),
  GuestCameToMeeting: ({ data }) => named(data.guestId, data.displayName),
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: ({ data }) => named(data.memberId, displayName(data)),
  DeviceRegistered: ({ data }) => named(data.deviceId, data.name),
  DeviceDetailsChanged: ({ data }) => named(data.deviceId, data.name),
  PortalCreated: ({ data }) => named(data.portalId, data.name),
  PortalRenamed: ({ data }) => named(data.portalId, data.name),
  SessionCreated: ({ data }) => named(data.sessionId, data.sessionName),
  SessionRenamed: ({ data }) => named(data.sessionId, data.sessionName),
  MeetingPlanned: ({ data }) => [called(meetingName(data))],
  MeetingChanged: ({ data }) => [called(meetingName(data))],
  MeetingHandedOver: ({ data }) => [called(meetingName(data))],
};

const called = (doc: CallLogNameDocument) =>
  ({ op: 'put', collection: 'callLogNames', doc }) as const;

function withoutNameOf(
  personId: string,
  call: LoggedCallDocument,
  isOrganizer: boolean,
): LoggedCallDocument {
  const people = call.people.map((one) =>
    one.joinerId === personId ? { ...one, displayName: null } : one,
  );
  return { ...call, people, ...(isOrganizer && { meetingName: null }) };
}

import type { CallEvent } from '@foyer/contracts/calls';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';
import { displayName, type MemberNamed } from '../identity/member-names.js';
import type { Documents, EventOfType, Evolve, Operation } from '../platform/runner/index.js';
import { phoneEvolve, phoneOver, provedBy, type PhoneCollections } from './visit-phones.js';
import type { PlaceInLine, VisitDocument } from './visits.model.js';

/** The name of a portal, a device or a member, by its id. */
export interface NameDocument {
  readonly _id: string;
  readonly name: string | null;
}

export interface VisitCollections extends PhoneCollections {
  readonly visits: VisitDocument;
  readonly visitNames: NameDocument;
}

export type VisitViewEvent =
  | VisitEvent
  | LineEvent
  | MemberNamed
  | EventOfType<CallEvent, 'CallParticipantPaused' | 'CallParticipantResumed'>
  | EventOfType<DeviceEvent, 'DeviceRegistered' | 'DeviceDetailsChanged'>
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalRenamed'>;

type Operations = Operation<VisitCollections>[];
type VisitDocuments = Documents<VisitCollections>;

/** Builds the visits as visitors see them, and the lines as agents see them. */
export const evolve: Evolve<VisitCollections, VisitViewEvent> = {
  VisitOpened: async ({ data, metadata }, documents) => {
    const { visitId, portalId, visitorName, language } = data;
    const phone = await documents.get('visitPhones', visitId);
    const doc: VisitDocument = {
      _id: visitId,
      queueId: portalId,
      queueName: (await nameOf(documents, portalId)) ?? '',
      visitorName: visitorName === '' ? null : visitorName,
      device: null,
      missing: [],
      onPhone: false,
      phoneNumber: provedBy(phone),
      language,
      status: 'IN_PERMISSION',
      note: null,
      line: null,
      callDetailId: null,
      nextCallId: visitId,
      agentId: null,
      agentName: null,
      takenAt: null,
      hadCall: false,
      heldSince: null,
      handedOn: null,
      openedAt: metadata.at,
      endedAt: null,
      endReason: null,
      rated: false,
    };
    return [{ op: 'put', collection: 'visits', doc }, ...(phone ? phoneOver(visitId) : [])];
  },
  VisitOriginNoted: async ({ data: { visitId, deviceId } }, documents) =>
    set(visitId, { device: { deviceId, name: await nameOf(documents, deviceId) } }),
  VisitPhoneNoted: ({ data: { visitId } }) => set(visitId, { onPhone: true }),
  VisitStatusChanged: ({ data: { visitId, status, note } }) => set(visitId, { status, note }),
  VisitFaultNoted: ({ data: { visitId, note } }) => set(visitId, { note }),
  VisitRated: ({ data: { visitId } }) => set(visitId, { rated: true }),
  VisitEnded: ({ data: { visitId, reason }, metadata }) =>
    set(visitId, {
      status: 'IN_END',
      note: null,
      line: null,
      heldSince: null,
      endReason: reason,
      endedAt: metadata.at,
    }),
  VisitorJoinedLine: ({ data: { visitId, joinedAt } }) =>
    set(visitId, { line: placeAt(joinedAt, joinedAt) }),
  VisitorPlacedInLine: ({ data: { visitId, joinedAt, waitingSince, because } }) =>
    set(visitId, {
      line: {
        ...placeAt(joinedAt, waitingSince),
        longWait: because === 'waited-long' ? 'otherPortal' : null,
        agentLost: because === 'agent-lost',
        connectionLost: because === 'visitor-lost',
        transferred: because === 'transferred',
      },
    }),
  VisitorWentToOtherLine: () => [],
  VisitReturnedToLine: async ({ data: { visitId, portalId, callId } }, documents) =>
    set(visitId, {
      queueId: portalId,
      queueName: (await nameOf(documents, portalId)) ?? '',
      status: 'IN_WAITING',
      note: null,
      callDetailId: null,
      nextCallId: callId,
      agentId: null,
      agentName: null,
      takenAt: null,
      heldSince: null,
    }),
  VisitHandedOver: async ({ data: { visitId, agentId } }, documents) =>
    set(visitId, { agentId, agentName: await nameOf(documents, agentId) }),
  CallParticipantPaused: ({ data: { joinerId, at }, metadata }, documents) =>
    held(documents, joinerId, at ?? metadata.at),
  CallParticipantResumed: ({ data: { joinerId } }, documents) => held(documents, joinerId, null),
  ...phoneEvolve,
  VisitPlaceKept: () => [],
  VisitPlaceKeptByText: () => [],
  VisitRecordingAnswered: () => [],
  VisitDevicesNoted: ({ data: { visitId, missing } }) => set(visitId, { missing }),
  VisitMessageLeft: () => [],
  LongestWaitReached: ({ data: { visitId, afterwards } }, documents) =>
    inLine(documents, visitId, { longWait: afterwards }),
  VisitorKeptPlace: ({ data: { visitId, keptSince } }, documents) =>
    inLine(documents, visitId, { awaySince: keptSince, kept: 'kept' }),
  VisitorCalledBack: ({ data: { visitId } }, documents) =>
    inLine(documents, visitId, { kept: 'called' }),
  VisitorWentAway: ({ data: { visitId, awaySince } }, documents) =>
    inLine(documents, visitId, { awaySince }),
  VisitorCameBack: ({ data: { visitId } }, documents) =>
    inLine(documents, visitId, { awaySince: null, kept: null }),
  VisitorPlaceClosed: () => [],
  VisitorLeftLine: ({ data: { visitId } }) => set(visitId, { line: null }),
  VisitorMovedToFront: ({ data: { visitId, joinedAt } }, documents) =>
    inLine(documents, visitId, { joinedAt }),
  VisitorMovedInLine: ({ data: { visitId, joinedAt } }, documents) =>
    inLine(documents, visitId, { joinedAt }),
  VisitorMadeRoom: ({ data: { visitId, joinedAt } }, documents) =>
    inLine(documents, visitId, { joinedAt }),
  VisitorTransferred: async ({ data: { visitId, movedBy, reason } }, documents) => {
    const agentName = await nameOf(documents, movedBy);
    return set(visitId, { handedOn: { agentId: movedBy, agentName, reason } });
  },
  VisitorPickedOutOfTurn: () => [],
  VisitorOffered: async ({ data: { visitId, offerId, agentId, expiresAt } }, documents) => {
    const agentName = await nameOf(documents, agentId);
    return inLine(documents, visitId, { offer: { offerId, agentId, agentName, expiresAt } });
  },
  OfferEnded: ({ data: { visitId } }, documents) => inLine(documents, visitId, { offer: null }),
  VisitorTaken: async ({ data: { visitId, agentId }, metadata }, documents) =>
    set(visitId, {
      line: null,
      callDetailId: (await documents.get('visits', visitId))?.nextCallId ?? visitId,
      agentId,
      agentName: await nameOf(documents, agentId),
      takenAt: metadata.at,
      hadCall: true,
    }),
  PersonForgotten: ({ data: { personId, kind } }) => {
    if (kind === 'guest') return [];
    if (kind === 'visitor') {
      const forgotten = { visitorName: null, phoneNumber: null, note: null, handedOn: null };
      return [...set(personId, forgotten), ...phoneOver(personId)];
    }
    return [
      { op: 'update', collection: 'visitNames', id: personId, change: { set: { name: null } } },
      {
        op: 'updateMany',
        collection: 'visits',
        filter: { agentId: personId },
        change: { set: { agentName: null } },
      },
      {
        op: 'updateMany',
        collection: 'visits',
        filter: { 'handedOn.agentId': personId },
        change: { set: { handedOn: null } },
      },
    ];
  },
  PersonErased: () => [],
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  // A visit that is over keeps the name of its time; the running one follows.
  MemberDetailsChanged: ({ data }) => [
    ...named(data.memberId, displayName(data)),
    {
      op: 'updateMany',
      collection: 'visits',
      filter: { agentId: data.memberId, endedAt: null },
      change: { set: { agentName: displayName(data) } },
    },
  ],
  DeviceRegistered: ({ data }) => named(data.deviceId, data.name),
  DeviceDetailsChanged: ({ data }) => named(data.deviceId, data.name),
  PortalCreated: ({ data }) => named(data.portalId, data.name),
  PortalRenamed: ({ data }) => [
    ...named(data.portalId, data.name),
    {
      op: 'updateMany',
      collection: 'visits',
      filter: { queueId: data.portalId, endedAt: null },
      change: { set: { queueName: data.name } },
    },
  ],
};

function set(id: string, fields: Partial<Omit<VisitDocument, '_id'>>): Operations {
  return [{ op: 'update', collection: 'visits', id, change: { set: fields } }];
}

/** Others than visitors may be put on hold too. */
async function held(
  documents: VisitDocuments,
  joinerId: string,
  heldSince: string | null,
): Promise<Operations> {
  const visit = await documents.get('visits', joinerId);
  return visit?.endedAt === null ? set(joinerId, { heldSince }) : [];
}

/**
 * Events of a line may follow those that ended the visit: a visitor without a place gets none by
 * them.
 */
async function inLine(
  documents: VisitDocuments,
  id: string,
  change: Partial<PlaceInLine>,
): Promise<Operations> {
  const visit = await documents.get('visits', id);
  return visit?.line ? set(id, { line: { ...visit.line, ...change } }) : [];
}

const placeAt = (joinedAt: string, waitingSince: string): PlaceInLine => ({
  joinedAt,
  waitingSince,
  awaySince: null,
  offer: null,
  kept: null,
  longWait: null,
  agentLost: false,
  connectionLost: false,
  transferred: false,
});

function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'visitNames', doc: { _id, name } }];
}

async function nameOf(documents: VisitDocuments, id: string): Promise<string | null> {
  return (await documents.get('visitNames', id))?.name ?? null;
}

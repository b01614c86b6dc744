import type { CallEvent, CallRecord } from '@foyer/contracts/calls';
import type { PersonEvent } from '@foyer/contracts/identity';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';
import { displayName, type MemberNamed } from '../../identity/names/member-names.js';
import type { Documents, EventOfType, Evolve, Operation } from '../../platform/runner/index.js';

/** What a portal, a member or a visitor is called, by the id of the portal, the member or the visit. */
export interface CallNameDocument {
  readonly _id: string;
  readonly name: string | null;
}

export interface CallCollections {
  readonly calls: CallRecord;
  readonly callNames: CallNameDocument;
}

export type CallViewEvent =
  | EventOfType<CallEvent, 'CallStarted' | 'CallJoined' | 'CallLeft' | 'CallEnded'>
  | EventOfType<LineEvent, 'VisitorJoinedLine' | 'VisitorLeftLine' | 'VisitorTaken'>
  | EventOfType<VisitEvent, 'VisitOpened' | 'VisitRated' | 'VisitEnded'>
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalRenamed'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

type Operations = Operation<CallCollections>[];
type CallDocuments = Documents<CallCollections>;

/** The record of every call, and of every visitor who rang in vain. Names are those of the time. */
export const evolve: Evolve<CallCollections, CallViewEvent> = {
  VisitOpened: ({ data }) => named(data.visitId, data.visitorName === '' ? null : data.visitorName),
  VisitorJoinedLine: async ({ data: { visitId, portalId, joinedAt } }, documents) => {
    const known = await documents.get('calls', visitId);
    const queueName = (await nameOf(documents, portalId)) ?? '';
    const visitorName = await nameOf(documents, visitId);
    const rang = known ?? newRecord(visitId, { portalId, queueName, visitorName, joinedAt });
    // A visitor whose page failed may ring again in the same visit.
    const doc: CallRecord = { ...rang, state: 'waiting', endedAt: null, endReason: null };
    return [{ op: 'put', collection: 'calls', doc }];
  },
  VisitorLeftLine: async ({ data: { visitId, reason }, metadata }, documents) => {
    const record = await documents.get('calls', visitId);
    if (record === undefined) return [];
    const waitedMs = Math.max(0, Date.parse(metadata.at) - Date.parse(record.rangAt));
    return set(visitId, { state: 'missed', endedAt: metadata.at, waitedMs, endReason: reason });
  },
  VisitorTaken: ({ data: { visitId, waitedMs } }) => set(visitId, { waitedMs }),
  CallStarted: async ({ data: { callId, agentId, startedAt } }, documents) =>
    set(callId, {
      state: 'inCall',
      agentId,
      agentName: await nameOf(documents, agentId),
      startedAt,
    }),
  CallJoined: async ({ data: { callId, joinerId, joinerType }, metadata }, documents) => {
    const joiner = {
      joinerId,
      joinerType,
      displayName: await nameOf(documents, joinerId),
      joinedAt: metadata.at,
      leftAt: null,
    };
    return [
      { op: 'update', collection: 'calls', id: callId, change: { push: { joiners: joiner } } },
    ];
  },
  CallLeft: async ({ data: { callId, joinerId }, metadata }, documents) => {
    const record = await documents.get('calls', callId);
    const joiners = record?.joiners.map((joiner) =>
      joiner.joinerId === joinerId && joiner.leftAt === null
        ? { ...joiner, leftAt: metadata.at }
        : joiner,
    );
    return joiners === undefined ? [] : set(callId, { joiners });
  },
  CallEnded: ({ data: { callId, reason, durationMs }, metadata }) =>
    set(callId, { state: 'ended', endedAt: metadata.at, durationMs, endReason: reason }),
  VisitEnded: ({ data: { visitId } }) => [{ op: 'delete', collection: 'callNames', id: visitId }],
  VisitRated: ({ data: { visitId, rating, comment } }) =>
    set(visitId, { rating, comment: comment === '' ? null : comment }),
  PersonForgotten: async ({ data: { personId, kind } }, documents) => {
    if (kind === 'guest') return [];
    const isVisitor = kind === 'visitor';
    const found = await documents.find(
      'calls',
      isVisitor ? { _id: personId } : { agentId: personId },
    );
    return [
      { op: 'update', collection: 'callNames', id: personId, change: { set: { name: null } } },
      ...found.flatMap((record) => set(record._id, withoutNameOf(record, personId, isVisitor))),
    ];
  },
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: ({ data }) => named(data.memberId, displayName(data)),
  PortalCreated: ({ data }) => named(data.portalId, data.name),
  PortalRenamed: ({ data }) => named(data.portalId, data.name),
};

function newRecord(
  _id: string,
  rang: { portalId: string; queueName: string; visitorName: string | null; joinedAt: string },
): CallRecord {
  return {
    _id,
    type: 'queue',
    state: 'waiting',
    queueId: rang.portalId,
    queueName: rang.queueName,
    agentId: null,
    agentName: null,
    visitorName: rang.visitorName,
    rangAt: rang.joinedAt,
    startedAt: null,
    endedAt: null,
    waitedMs: null,
    durationMs: null,
    endReason: null,
    rating: null,
    comment: null,
    joiners: [],
  };
}

/** A record that still counts, and no longer says who a forgotten person was. */
function withoutNameOf({ joiners }: CallRecord, personId: string, isVisitor: boolean) {
  return {
    ...(isVisitor ? { visitorName: null, comment: null } : { agentName: null }),
    joiners: joiners.map((joiner) =>
      joiner.joinerId === personId ? { ...joiner, displayName: null } : joiner,
    ),
  };
}

function set(id: string, fields: Partial<Omit<CallRecord, '_id'>>): Operations {
  return [{ op: 'update', collection: 'calls', id, change: { set: fields } }];
}

function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'callNames', doc: { _id, name } }];
}

async function nameOf(documents: CallDocuments, id: string): Promise<string | null> {
  return (await documents.get('callNames', id))?.name ?? null;
}

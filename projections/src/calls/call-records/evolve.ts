import type { CallEvent, CallNotesEvent, CallOrigin, CallRecord } from '@foyer/contracts/calls';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { GuestEvent, PersonEvent } from '@foyer/contracts/identity';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent, RecordingAnswer, VisitEvent } from '@foyer/contracts/visits';
import { displayName, type MemberNamed } from '../../identity/names/member-names.js';
import type { Documents, EventOfType, Evolve, Operation } from '../../platform/runner/index.js';
import { agentOf, heldUntil, newRecord, withoutNameOf } from './record.js';

/** What a portal, a member or a visitor is called, by the id of the portal, the member or the visit. */
export interface CallNameDocument {
  readonly _id: string;
  readonly name: string | null;
  /** Of a visit that was opened at a device. */
  readonly deviceId?: string;
  /** Of a visit whose visitor was asked whether the call may be recorded. */
  readonly recordingAnswer?: RecordingAnswer;
  /** Of a visit whose visitor was taken, as the line counted it the last time, in milliseconds. */
  readonly waitedMs?: number;
  /** Of a visit whose visitor waits again after a call: who let it ring since. */
  readonly missedBy?: readonly string[];
}

export interface CallCollections {
  readonly calls: CallRecord;
  readonly callNames: CallNameDocument;
}

export type CallViewEvent =
  | CallNotesEvent
  | EventOfType<
      CallEvent,
      | 'CallStarted'
      | 'CallJoined'
      | 'CallLeft'
      | 'CallEnded'
      | 'CallParticipantPaused'
      | 'CallParticipantResumed'
      | 'CallConsultAccepted'
      | 'CallConsultEnded'
      | 'CallHandedOver'
    >
  | EventOfType<
      LineEvent,
      | 'VisitorJoinedLine'
      | 'VisitorPlacedInLine'
      | 'VisitorLeftLine'
      | 'VisitorTaken'
      | 'OfferEnded'
    >
  | EventOfType<
      VisitEvent,
      'VisitOpened' | 'VisitOriginNoted' | 'VisitRecordingAnswered' | 'VisitRated' | 'VisitEnded'
    >
  | EventOfType<DeviceEvent, 'DeviceRegistered' | 'DeviceDetailsChanged'>
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalRenamed'>
  | EventOfType<GuestEvent, 'GuestCameToSession' | 'GuestCameToMeeting'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | MemberNamed;

type Operations = Operation<CallCollections>[];
type CallDocuments = Documents<CallCollections>;

/** The record of every call, and of every visitor who rang in vain. Names are those of the time. */
export const evolve: Evolve<CallCollections, CallViewEvent> = {
  VisitOpened: ({ data }) => named(data.visitId, data.visitorName === '' ? null : data.visitorName),
  VisitOriginNoted: async ({ data: { visitId, deviceId } }, documents) => [
    {
      op: 'put',
      collection: 'callNames',
      doc: { _id: visitId, name: await nameOf(documents, visitId), deviceId },
    },
  ],
  // It comes with the first place in line; who rings again may be asked again.
  VisitRecordingAnswered: ({ data: { visitId, answer: recordingAnswer } }) => [
    toName(visitId, { recordingAnswer }),
    ...set(visitId, { recordingAnswer }),
  ],
  VisitorJoinedLine: async ({ data: { visitId, portalId, joinedAt } }, documents) => {
    const known = await documents.get('calls', visitId);
    const queueName = (await nameOf(documents, portalId)) ?? '';
    const visitorName = await nameOf(documents, visitId);
    const { deviceId, recordingAnswer = null } = (await documents.get('callNames', visitId)) ?? {};
    const device =
      deviceId === undefined ? null : { deviceId, name: await nameOf(documents, deviceId) };
    const origin = { kind: 'queue', id: visitId } as const;
    const first = { ...newRecord(visitId, origin, joinedAt), queueId: portalId, queueName };
    const rang = known ?? { ...first, visitorName, device, recordingAnswer };
    // A visitor whose page failed may ring again in the same visit.
    const doc: CallRecord = { ...rang, state: 'waiting', endedAt: null, endReason: null };
    return [{ op: 'put', collection: 'calls', doc }];
  },
  // Who goes on to another portal before the first call is recorded there.
  VisitorPlacedInLine: async ({ data: { visitId, portalId } }, documents) => {
    const record = await documents.get('calls', visitId);
    if (record === undefined || record.startedAt !== null) return [];
    return set(visitId, {
      queueId: portalId,
      queueName: (await nameOf(documents, portalId)) ?? '',
    });
  },
  VisitorLeftLine: async ({ data: { visitId, reason }, metadata }, documents) => {
    const record = await documents.get('calls', visitId);
    if (record === undefined) return [];
    // Who was given back and goes was not missed: the record of the first call stays as it is, but for who let it ring.
    if (record.startedAt !== null) {
      const { missedBy = [] } = (await documents.get('callNames', visitId)) ?? {};
      return set(visitId, { missedBy: eachOnce(record.missedBy, missedBy) });
    }
    const waitedMs = Math.max(0, Date.parse(metadata.at) - Date.parse(record.rangAt));
    return set(visitId, { state: 'missed', endedAt: metadata.at, waitedMs, endReason: reason });
  },
  OfferEnded: async ({ data: { visitId, agentId, reason } }, documents) => {
    const record = await documents.get('calls', visitId);
    if (reason !== 'unanswered' || record === undefined) return [];
    if (record.startedAt === null) {
      return set(visitId, { missedBy: eachOnce(record.missedBy, [agentId]) });
    }
    const { missedBy = [] } = (await documents.get('callNames', visitId)) ?? {};
    return [toName(visitId, { missedBy: eachOnce(missedBy, [agentId]) })];
  },
  VisitorTaken: async ({ data: { visitId, waitedMs } }, documents) => {
    const first = await documents.get('calls', visitId);
    // Taken again after being given back: that wait belongs to the record of the further call.
    return [toName(visitId, { waitedMs }), ...(first?.startedAt ? [] : set(visitId, { waitedMs }))];
  },
  CallStarted: async ({ data: { callId, origin, participants, startedAt } }, documents) => {
    const agentId = agentOf(origin, participants);
    const agentName = agentId === null ? null : await nameOf(documents, agentId);
    const began = { state: 'inCall', agentId, agentName, startedAt } as const;
    if (origin.kind === 'queue' && callId === origin.id) return set(callId, began);
    const isAgain = origin.kind === 'queue';
    const again = isAgain ? await laterCall(documents, origin) : {};
    const doc = { ...newRecord(callId, origin, startedAt), ...again, ...began };
    return [
      { op: 'put', collection: 'calls', doc },
      ...(isAgain ? [toName(origin.id, { missedBy: [] })] : []),
    ];
  },
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
  CallConsultAccepted: ({ data: { callId, joinerId } }) => set(callId, { consultedId: joinerId }),
  CallConsultEnded: ({ data: { callId } }) => set(callId, { consultedId: null }),
  CallHandedOver: async ({ data: { callId, joinerId: toId, from: fromId, at } }, documents) => {
    const before = (await documents.get('calls', callId))?.handOvers ?? [];
    const toName = await nameOf(documents, toId);
    return set(callId, {
      agentId: toId,
      agentName: toName,
      handOvers: [...before, { fromId, toId, toName, at }],
      consultedId: null,
    });
  },
  CallParticipantPaused: async ({ data: { callId, joinerId }, metadata }, documents) => {
    const record = await documents.get('calls', callId);
    // What counts is the visitor's time; in other calls anyone may be sent to wait.
    if (record?.originId !== joinerId || record.heldSince !== null) return [];
    return set(callId, { holds: record.holds + 1, heldSince: metadata.at });
  },
  CallParticipantResumed: async ({ data: { callId, joinerId }, metadata }, documents) => {
    const record = await documents.get('calls', callId);
    return record?.originId === joinerId ? set(callId, heldUntil(record, metadata.at)) : [];
  },
  CallEnded: async ({ data: { callId, reason, durationMs }, metadata }, documents) => {
    const record = await documents.get('calls', callId);
    const held = record === undefined ? {} : heldUntil(record, metadata.at);
    const outcome = { durationMs, endReason: reason, consultedId: null };
    const ended = { state: 'ended', endedAt: metadata.at, ...outcome } as const;
    return set(callId, { ...ended, ...held });
  },
  CallNotesSaved: ({ data: { callId, version, text }, metadata: { at } }) =>
    set(callId, { notes: text === null ? null : { text, version, savedAt: at } }),
  VisitEnded: ({ data: { visitId } }) => [{ op: 'delete', collection: 'callNames', id: visitId }],
  // The rating belongs to the last call of the visit; of who left before there was one it counts nowhere.
  VisitRated: async ({ data: { visitId, ratingType, rating, comment } }, documents) => {
    const found = await documents.find('calls', { originId: visitId });
    const served = found.filter(({ startedAt }) => startedAt !== null);
    const last = served.toSorted((a, b) => a.rangAt.localeCompare(b.rangAt)).at(-1);
    const words = comment === '' ? null : comment;
    return last === undefined ? [] : set(last._id, { ratingType, rating, comment: words });
  },
  PersonForgotten: async ({ data: { personId, kind } }, documents) => {
    const own = kind === 'visitor' ? { originId: personId } : { agentId: personId };
    const found = [
      ...(await documents.find('calls', own)),
      ...(await documents.find('calls', { 'joiners.joinerId': personId })),
    ];
    const records = new Map(found.map((record) => [record._id, record]));
    return [
      toName(personId, { name: null }),
      ...[...records.values()].flatMap((record) =>
        set(record._id, withoutNameOf(record, personId, kind === 'visitor')),
      ),
    ];
  },
  GuestCameToSession: ({ data }) => named(data.guestId, data.displayName),
  GuestCameToMeeting: ({ data }) => named(data.guestId, data.displayName),
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: ({ data }) => named(data.memberId, displayName(data)),
  DeviceRegistered: ({ data }) => named(data.deviceId, data.name),
  DeviceDetailsChanged: ({ data }) => named(data.deviceId, data.name),
  PortalCreated: ({ data }) => named(data.portalId, data.name),
  PortalRenamed: ({ data }) => named(data.portalId, data.name),
};

/** What the record of a further call in a visit takes from that of the first. */
async function laterCall(
  documents: CallDocuments,
  { id, portalId }: Extract<CallOrigin, { kind: 'queue' }>,
): Promise<Partial<CallRecord>> {
  const first = await documents.get('calls', id);
  const { waitedMs = null, missedBy = [] } = (await documents.get('callNames', id)) ?? {};
  return {
    queueId: portalId,
    queueName: (await nameOf(documents, portalId)) ?? '',
    visitorName: first?.visitorName ?? null,
    device: first?.device ?? null,
    recordingAnswer: first?.recordingAnswer ?? null,
    // As the line counts it, without the time in calls.
    waitedMs,
    missedBy: [...missedBy],
  };
}

const eachOnce = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];

function toName(id: string, fields: Partial<Omit<CallNameDocument, '_id'>>) {
  return { op: 'update', collection: 'callNames', id, change: { set: fields } } as const;
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

import type { CallEvent, CallNotesEvent, CallOrigin, CallRecord } from '@foyer/contracts/calls';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { GuestEvent, MemberEvent, PersonEvent } from '@foyer/contracts/identity';
import type { PollEvent } from '@foyer/contracts/polls';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { VisitEvent } from '@foyer/contracts/visits';
import { displayName, type MemberNamed } from '../identity/member-names.js';
import type { EventOfType, Evolve } from '../platform/runner/index.js';
import type {
  CallCollections,
  CallDocuments,
  CallNameDocument,
  Operations,
} from './call-records.model.js';
import { meetingName, type OriginNamed } from './origin-names.js';
import { evolveLine, type RecordedLineEvent } from './evolve-line.js';
import { evolvePolls } from './evolve-polls.js';
import { nameOf, set, toName } from './operations.js';
import { agentOf, heldUntil, newRecord, renamedIn, withoutNameOf } from './record.js';

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
  | RecordedLineEvent
  | EventOfType<PollEvent, 'PollOpened' | 'PollClosed'>
  | EventOfType<
      VisitEvent,
      'VisitOpened' | 'VisitOriginNoted' | 'VisitRecordingAnswered' | 'VisitRated' | 'VisitEnded'
    >
  | EventOfType<DeviceEvent, 'DeviceRegistered' | 'DeviceDetailsChanged'>
  | EventOfType<PortalEvent, 'PortalCreated' | 'PortalRenamed'>
  | EventOfType<GuestEvent, 'GuestCameToSession' | 'GuestCameToMeeting'>
  | EventOfType<PersonEvent, 'PersonForgotten'>
  | OriginNamed
  | MemberNamed;

/**
 * The record of every call, and of every visitor who rang without an answer. Names are those of the
 * time; in a running call they follow.
 */
export const evolve: Evolve<CallCollections, CallViewEvent> = {
  VisitOpened: ({ data }) => named(data.visitId, data.visitorName === '' ? null : data.visitorName),
  VisitOriginNoted: async ({ data: { visitId, deviceId } }, documents) => [
    {
      op: 'put',
      collection: 'callNames',
      doc: { _id: visitId, name: await nameOf(documents, visitId), deviceId },
    },
  ],
  // The answer comes with the first place in line; a visitor who rings again can be asked again.
  VisitRecordingAnswered: ({ data: { visitId, answer: recordingAnswer } }) => [
    toName(visitId, { recordingAnswer }),
    ...set(visitId, { recordingAnswer }),
  ],
  ...evolveLine,
  ...evolvePolls,
  CallStarted: async ({ data: { callId, origin, participants, startedAt } }, documents) => {
    const agentId = agentOf(origin, participants);
    const agentName = agentId === null ? null : await nameOf(documents, agentId);
    const began = { state: 'inCall', agentId, agentName, startedAt } as const;
    if (origin.kind === 'queue' && callId === origin.id) return set(callId, began);
    const isAgain = origin.kind === 'queue';
    const again = isAgain ? await laterCall(documents, origin) : {};
    const isPlace = origin.kind === 'session' || origin.kind === 'meeting';
    const originName = isPlace ? await nameOf(documents, origin.id) : null;
    const doc = { ...newRecord(callId, origin, startedAt), ...again, ...began, originName };
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
    // Only the visitor's time counts; in other calls anyone may be sent to wait.
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
  // The rating belongs to the last call of the visit; of who left before there was one it counts
  // nowhere.
  VisitRated: async ({ data: { visitId, ratingType, rating, comment } }, documents) => {
    const found = await documents.find('calls', { originId: visitId });
    const served = found.filter(({ startedAt }) => startedAt !== null);
    const last = served.toSorted((a, b) => a.rangAt.localeCompare(b.rangAt)).at(-1);
    const words = comment === '' ? null : comment;
    return last === undefined ? [] : set(last._id, { ratingType, rating, comment: words });
  },
  PersonForgotten: async ({ data: { personId, kind } }, documents) => {
    const meetings = await documents.find('callNames', { organizerId: personId });
    const named = await Promise.all(
      meetings.map(({ _id }) => documents.find('calls', { originId: _id })),
    );
    const own = kind === 'visitor' ? { originId: personId } : { agentId: personId };
    const found = [
      ...(await documents.find('calls', own)),
      ...(await documents.find('calls', { 'joiners.joinerId': personId })),
    ];
    const records = new Map(found.map((record) => [record._id, record]));
    return [
      toName(personId, { name: null }),
      ...meetings.map(({ _id }) => toName(_id, { name: null })),
      ...named.flat().flatMap(({ _id }) => set(_id, { originName: null })),
      ...[...records.values()].flatMap((record) =>
        set(record._id, withoutNameOf(record, personId, kind === 'visitor')),
      ),
    ];
  },
  GuestCameToSession: ({ data }) => named(data.guestId, data.displayName),
  GuestCameToMeeting: ({ data }) => named(data.guestId, data.displayName),
  MemberCreated: ({ data }) => named(data.memberId, displayName(data)),
  MemberDetailsChanged: renamed,
  DeviceRegistered: ({ data }) => named(data.deviceId, data.name),
  DeviceDetailsChanged: ({ data }) => named(data.deviceId, data.name),
  SessionCreated: ({ data }) => named(data.sessionId, data.sessionName),
  SessionRenamed: ({ data }) => named(data.sessionId, data.sessionName),
  MeetingPlanned: ({ data }) => [called(meetingName(data))],
  MeetingChanged: ({ data }) => [called(meetingName(data))],
  MeetingHandedOver: ({ data }) => [called(meetingName(data))],
  PortalCreated: ({ data }) => named(data.portalId, data.name),
  PortalRenamed: ({ data }) => named(data.portalId, data.name),
};

/** A member has another name, also in the calls that the member is in now. */
async function renamed(
  { data }: { readonly data: EventOfType<MemberEvent, 'MemberDetailsChanged'>['data'] },
  documents: CallDocuments,
): Promise<Operations> {
  const { memberId } = data;
  const name = displayName(data);
  const running = await documents.find('calls', { state: 'inCall' });
  const changes = running.flatMap((record) => {
    const fields = renamedIn(record, memberId, name);
    return fields === undefined ? [] : set(record._id, fields);
  });
  return [...named(memberId, name), ...changes];
}

/** Makes the record of a further call in a visit from the record of the first call. */
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

const called = (doc: CallNameDocument) => ({ op: 'put', collection: 'callNames', doc }) as const;

function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'callNames', doc: { _id, name } }];
}

import type { CallRecord } from '@foyer/contracts/calls';
import type { LineEvent } from '@foyer/contracts/visits';

import type { EventOfType, Evolve } from '../platform/runner/index.js';
import type { CallCollections } from './call-records.model.js';
import { nameOf, set, toName } from './operations.js';
import { newRecord } from './record.js';

export type RecordedLineEvent = EventOfType<
  LineEvent,
  'VisitorJoinedLine' | 'VisitorPlacedInLine' | 'VisitorLeftLine' | 'VisitorTaken' | 'OfferEnded'
>;

/** Applies events of a line to the records of its visitors. */
export const evolveLine: Evolve<CallCollections, RecordedLineEvent> = {
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
  // A visitor may continue to another portal before the first call is recorded there.
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
    // A visitor who was given back and leaves was not missed. The record of the first call stays as
    // it is, except for who let it ring.
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
    // Taken again after being returned to the line: that wait belongs to the record of the further
    // call.
    return [toName(visitId, { waitedMs }), ...(first?.startedAt ? [] : set(visitId, { waitedMs }))];
  },
};

const eachOnce = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];

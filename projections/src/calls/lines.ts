import type { CallParticipant } from '@foyer/contracts/calls';

import type { Documents, Operation } from '../platform/runner/index.js';
import type { CallLogCollections, CallLogDocument, LoggedCallDocument } from './call-log.model.js';

type Operations = Operation<CallLogCollections>[];
export type CallLogDocuments = Documents<CallLogCollections>;

export const isMember = ({ joinerType }: Pick<CallParticipant, 'joinerType'>) =>
  joinerType === 'User';
export const lineOf = (callId: string, memberId: string) => `${callId}-${memberId}`;

export function rung(
  _id: string,
  memberId: string,
  callId: string,
  type: CallLogDocument['type'],
  at: string,
): Omit<CallLogDocument, 'kind'> {
  const open = {
    joinedAt: null,
    endedAt: null,
    durationMs: null,
    isSeen: true,
    visitorLeft: false,
  };
  return { _id, memberId, callId, type, at, ...open };
}

export function callAt(
  _id: string,
  type: LoggedCallDocument['type'],
  queueId: string | null,
): LoggedCallDocument {
  const unnamed = { queueName: '', sessionId: null, sessionName: null };
  const noMeeting = { meetingId: null, meetingName: null };
  return { _id, type, queueId, ...unnamed, ...noMeeting, people: [], isByOffer: false };
}

export function overAt({ joinedAt }: CallLogDocument, at: string) {
  const durationMs = joinedAt === null ? null : Math.max(0, Date.parse(at) - Date.parse(joinedAt));
  return { endedAt: at, durationMs };
}

export const put = (doc: CallLogDocument) => ({ op: 'put', collection: 'callLog', doc }) as const;
export const putCall = (doc: LoggedCallDocument) =>
  ({ op: 'put', collection: 'loggedCalls', doc }) as const;

export function set(id: string, fields: Partial<Omit<CallLogDocument, '_id'>>): Operations {
  return [{ op: 'update', collection: 'callLog', id, change: { set: fields } }];
}

export function named(_id: string, name: string | null): Operations {
  return [{ op: 'put', collection: 'callLogNames', doc: { _id, name } }];
}

export async function nameOf(documents: CallLogDocuments, id: string): Promise<string> {
  return (await documents.get('callLogNames', id))?.name ?? '';
}

export async function personOf(
  { joinerId, joinerType }: Pick<CallParticipant, 'joinerId' | 'joinerType'>,
  documents: CallLogDocuments,
) {
  return { joinerId, joinerType, displayName: (await nameOf(documents, joinerId)) || null };
}

import type { CallKind, CallLogEntry, CallLogKind } from '@foyer/contracts/calls';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';
import type { CallLogDocument, LoggedCallDocument } from '@foyer/projections/calls';

import { defineQuery, need } from '#platform/cqrs';
import type { Listing, ListWindow } from '#platform/http';
import { READ_STORE } from '#platform/tokens';
import { CallEntrances } from '../ports/call-entrances.js';

interface Asked {
  readonly memberId: string;
  readonly kind?: CallLogKind | undefined;
  readonly type?: CallKind | undefined;
  /** Missed calls that the member has not seen. */
  readonly unseen: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly window: ListWindow;
}

const store = need<ReadStore>(READ_STORE);
export const unseenOf = (memberId: string) =>
  ({ memberId, kind: 'Missed', isSeen: false }) as const;

/** A member's call log, newest first. */
export const FindCallLog = defineQuery({
  name: 'FindCallLog',
  needs: { store, entrances: CallEntrances },
  answer: async (asked: Asked, { needs }): Promise<Listing<CallLogEntry>> => {
    const { memberId, window } = asked;
    const log = needs.store.collection<CallLogDocument>('callLog');
    const wanted = filterOf(asked);
    const [lines, total] = await Promise.all([
      log.find(wanted, { sort: { at: -1 }, ...window }),
      log.countDocuments(wanted),
    ]);
    const calls = await needs.store
      .collection<LoggedCallDocument>('loggedCalls')
      .find({ _id: trusted({ $in: [...new Set(lines.map(({ callId }) => callId))] }) });
    const open = await sessionsOpenTo(memberId, calls, needs.entrances);
    const byId = new Map(calls.map((call) => [call._id, call]));
    return { rows: lines.map((line) => shown(line, byId.get(line.callId), open)), total };
  },
});

function filterOf({ memberId, kind, type, unseen, from, to }: Asked): Filter<CallLogDocument> {
  return {
    memberId,
    ...(kind !== undefined && { kind }),
    ...(type !== undefined && { type }),
    ...((from !== undefined || to !== undefined) && {
      at: trusted({
        ...(from !== undefined && { $gte: new Date(from).toISOString() }),
        ...(to !== undefined && { $lte: new Date(to).toISOString() }),
      }),
    }),
    ...(unseen && unseenOf(memberId)),
  };
}

/** Returns the sessions in which the member may call, or join the running call. */
async function sessionsOpenTo(
  memberId: string,
  calls: readonly LoggedCallDocument[],
  entrances: CallEntrances,
): Promise<ReadonlySet<string>> {
  if (!entrances.has('session')) return new Set();
  const ids = new Set(calls.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])));
  const comer = { joinerId: memberId, joinerType: 'User' } as const;
  const open = await Promise.all(
    [...ids].map(async (sessionId) => {
      // A session that is gone says so by rejecting.
      const entrance = await entrances
        .of('session')
        .of(sessionId, comer)
        .catch(() => undefined);
      if (!entrance) return [];
      const mayCall = entrance.callId === null ? entrance.mayStart : entrance.way !== 'closed';
      return mayCall ? [sessionId] : [];
    }),
  );
  return new Set(open.flat());
}

function shown(
  line: CallLogDocument,
  call: LoggedCallDocument | undefined,
  open: ReadonlySet<string>,
): CallLogEntry {
  const { memberId, callId: callDetailId, ...rest } = line;
  const sessionId = call?.sessionId ?? null;
  return {
    ...rest,
    callDetailId,
    queueId: call?.queueId ?? null,
    queueName: call?.queueName ?? '',
    sessionId,
    sessionName: call?.sessionName ?? null,
    meetingId: call?.meetingId ?? null,
    meetingName: call?.meetingName ?? null,
    people: (call?.people ?? []).filter(({ joinerId }) => joinerId !== memberId),
    mayCall: sessionId !== null && open.has(sessionId),
  };
}

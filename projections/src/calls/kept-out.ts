import type { CallEvent } from '@foyer/contracts/calls';
import type { SessionEvent } from '@foyer/contracts/sessions';

import type { EventOfType } from '../platform/runner/index.js';

/** Members with a place in a call who may read nothing that is kept of it. */
export interface KeptOutDocument {
  /** The call's id. */
  readonly _id: string;
  /** Null where the call is not one of a session. */
  readonly sessionId: string | null;
  /**
   * Persons who were asked for advice, unheard by the visitor, and have not been together with the
   * visitor since.
   */
  readonly asideIds: readonly string[];
  /**
   * Persons who were removed from the call, or belong to its session no longer, and were not asked
   * in again.
   */
  readonly removedIds: readonly string[];
}

/** The events of a call that change who may read what is kept of it. */
export type PlaceEvent = EventOfType<
  CallEvent,
  | 'CallStarted'
  | 'CallParticipantAdded'
  | 'CallLeft'
  | 'CallConsultStarted'
  | 'CallConsultOpened'
  | 'CallHandedOver'
>;

/** The events of a session that change who may read what is kept of its calls. */
export type MembershipEvent = EventOfType<
  SessionEvent,
  'SessionMemberAdded' | 'SessionMemberRemoved'
>;

type Awaitable<T> = T | Promise<T>;

/** The documents that note it, as a projection sees its own documents. */
interface KeptOutDocuments<Name extends string> {
  get(collection: Name, id: string): Awaitable<KeptOutDocument | undefined>;
  find(collection: Name, filter: { sessionId: string }): Promise<readonly KeptOutDocument[]>;
}

/**
 * Notes in a collection who is kept out of each call.
 * @param read makes the rest of its members readers of what is kept of that call
 */
export function evolveKeptOut<
  Name extends string,
  Documents extends KeptOutDocuments<Name>,
  Operation,
>(
  collection: Name,
  read: (documents: Documents, keptOut: KeptOutDocument) => Promise<readonly Operation[]>,
) {
  const note = async (documents: Documents, doc: KeptOutDocument) => [
    { op: 'put', collection, doc } as const,
    ...(await read(documents, doc)),
  ];
  const placed = async (event: PlaceEvent, documents: Documents) => {
    const doc = keptOutAfter(await documents.get(collection, event.data.callId), event);
    return doc ? note(documents, doc) : [];
  };
  const joinedOrParted = async (event: MembershipEvent, documents: Documents) => {
    const { sessionId } = event.data;
    const ofSession = await documents.find(collection, { sessionId });
    const changes = ofSession.map((doc) => note(documents, keptOutOfSession(doc, event)));
    return (await Promise.all(changes)).flat();
  };
  return {
    CallStarted: placed,
    CallParticipantAdded: placed,
    CallLeft: placed,
    CallConsultStarted: placed,
    CallConsultOpened: placed,
    CallHandedOver: placed,
    SessionMemberAdded: joinedOrParted,
    SessionMemberRemoved: joinedOrParted,
  };
}

/** Returns who is kept out after this event of a call; undefined if nothing changes. */
function keptOutAfter(
  before: KeptOutDocument | undefined,
  { type, data }: PlaceEvent,
): KeptOutDocument | undefined {
  const { callId: _id } = data;
  const none = { _id, sessionId: null, asideIds: [], removedIds: [] };
  const { asideIds, removedIds } = before ?? none;
  switch (type) {
    case 'CallStarted': {
      const { kind, id: sessionId } = data.origin;
      return kind === 'session' ? { ...none, sessionId } : undefined;
    }
    case 'CallConsultStarted':
      return { ...none, ...before, asideIds: [...without(asideIds, data.joinerId), data.joinerId] };
    case 'CallLeft':
      if (data.reason !== 'removed') return undefined;
      return { ...none, ...before, removedIds: [...removedIds, data.joinerId] };
    case 'CallParticipantAdded':
      return before && { ...before, removedIds: without(removedIds, data.joinerId) };
    case 'CallConsultOpened':
    case 'CallHandedOver':
      return before && { ...before, asideIds: without(asideIds, data.joinerId) };
  }
}

/** Returns who is kept out of a call of a session once its members have changed. */
function keptOutOfSession(
  before: KeptOutDocument,
  { type, data: { memberId } }: MembershipEvent,
): KeptOutDocument {
  const others = without(before.removedIds, memberId);
  return {
    ...before,
    removedIds: type === 'SessionMemberRemoved' ? [...others, memberId] : others,
  };
}

/** Those of a call's members who may read what is kept of it. */
export function readersAmong(
  memberIds: readonly string[],
  keptOut: KeptOutDocument | undefined,
): readonly string[] {
  if (!keptOut) return memberIds;
  const out = [...keptOut.asideIds, ...keptOut.removedIds];
  return memberIds.filter((id) => !out.includes(id));
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

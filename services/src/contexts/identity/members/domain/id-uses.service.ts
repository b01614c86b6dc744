import { callEvents } from '@foyer/contracts/calls';
import { meetingEvents } from '@foyer/contracts/calendar';
import { deviceEvents } from '@foyer/contracts/devices';
import { rejected, type Decision } from '@foyer/contracts/decision';
import {
  guestEvents,
  idClaimEvents,
  memberEvents,
  type IdClaimEvent,
  type ThingKind,
} from '@foyer/contracts/identity';
import { portalEvents } from '@foyer/contracts/portals';
import { sessionEvents } from '@foyer/contracts/sessions';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, defineFold, stream, type Stream } from '#platform/cqrs';
import { claimThingId, evolveIdClaim, initialIdClaim, type IdClaim } from './id-claim.js';

/** Defines a fold that is true if an id was ever used, even if its owner is gone. */
const used = (name: string, events: readonly { readonly type: string }[]) =>
  defineFold<boolean, { readonly type: string; readonly data: object }>({
    name,
    initial: false,
    evolve: () => true,
    events,
  });

/**
 * The kinds of owners that an id can have. An id belongs to one owner of one kind: a caller with
 * this id must not be mistaken for another. Chats, documents and ways in are found by ids alone, so
 * that a call with the id of a session would take the messages of that session.
 */
const idUses = {
  member: used('member', memberEvents),
  guest: used('guest', guestEvents),
  visit: used('visit', visitEvents),
  portal: used('portal', portalEvents),
  device: used('device', deviceEvents),
  session: used('session', sessionEvents),
  meeting: used('meeting', meetingEvents),
  call: used('call', callEvents),
} as const;

/** Streams `person-<id>`, which things claim too; they were there when only people had claims. */
export const IdClaims = defineAggregate<IdClaim, IdClaimEvent>({
  name: 'person',
  initial: initialIdClaim,
  evolve: evolveIdClaim,
  events: idClaimEvents,
});

type IdKind = keyof typeof idUses;
type SameIdKey = `sameId${Capitalize<IdKind>}`;
export type IdUse = Stream<boolean, { readonly type: string; readonly data: object }>;

/** The uses of an id by other kinds, by the names that they have in a command. */
export type SameIdStreams = Readonly<Record<SameIdKey, IdUse | undefined>>;

/** Returns the streams of which none may exist where a new owner of a kind is to have an id. */
export function sameIdStreams(id: string, kind: IdKind): SameIdStreams {
  const other = (wanted: IdKind) => (wanted === kind ? undefined : stream(idUses[wanted], id));
  return {
    sameIdMember: other('member'),
    sameIdGuest: other('guest'),
    sameIdVisit: other('visit'),
    sameIdPortal: other('portal'),
    sameIdDevice: other('device'),
    sameIdSession: other('session'),
    sameIdMeeting: other('meeting'),
    sameIdCall: other('call'),
  };
}

type SameIdStates = Readonly<Record<SameIdKey, boolean | undefined>>;
/** The states of {@link ThingIds.streams}. */
export type ThingIdStates = SameIdStates & { readonly idClaim: IdClaim };

/** How the id of a new thing becomes its own, also where another server makes another with it. */
export interface ThingIds {
  /** Returns the streams that the decision on a new thing reads in addition to its own. */
  streams(id: string): SameIdStreams & { readonly idClaim: Stream<IdClaim, IdClaimEvent> };
  /**
   * Adds the claim to the decision on a new thing; ID_ALREADY_USED if the id is another's. A stream
   * that is only read may change on another server meanwhile; the claim is written, so that one of
   * two appends is refused. A decision that writes nothing, such as a repeat, claims nothing.
   */
  claiming<Events extends object, Result>(
    states: ThingIdStates,
    id: string,
    decision: Decision<Events, Result>,
  ): Decision<Events & { readonly idClaim: readonly IdClaimEvent[] }, Result>;
}

/** Returns the ids of things of a kind. */
export function idsOf(kind: ThingKind): ThingIds {
  return {
    streams: (id) => ({ ...sameIdStreams(id, kind), idClaim: stream(IdClaims, id) }),
    claiming(states, id, decision) {
      if (decision.type === 'rejected') return decision;
      const { events } = decision;
      if (isNothing(events)) return { ...decision, events: { ...events, idClaim: [] } };
      const idClaim = claimThingId(
        { claim: states.idClaim, isOtherKind: isUsed(states) },
        id,
        kind,
      );
      if (idClaim === 'taken') return rejected('ID_ALREADY_USED');
      return { ...decision, events: { ...events, idClaim } };
    },
  };
}

const isNothing = (events: object): boolean =>
  Object.values(events).every((added: readonly unknown[] | undefined) => !added?.length);

const isUsed = (states: SameIdStates): boolean =>
  [
    states.sameIdMember,
    states.sameIdGuest,
    states.sameIdVisit,
    states.sameIdPortal,
    states.sameIdDevice,
    states.sameIdSession,
    states.sameIdMeeting,
    states.sameIdCall,
  ].includes(true);

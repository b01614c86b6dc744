import { callEvents } from '@foyer/contracts/calls';
import { meetingEvents } from '@foyer/contracts/calendar';
import { deviceEvents } from '@foyer/contracts/devices';
import { guestEvents, memberEvents } from '@foyer/contracts/identity';
import { portalEvents } from '@foyer/contracts/portals';
import { sessionEvents } from '@foyer/contracts/sessions';
import { visitEvents } from '@foyer/contracts/visits';

import { defineFold, stream, type Stream } from '#platform/cqrs';

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

type IdKind = keyof typeof idUses;
type SameIdKey = `sameId${Capitalize<IdKind>}`;
export type IdUse = Stream<boolean, { readonly type: string; readonly data: object }>;

/** The uses of an id by other kinds, by the names that they have in a command. */
export type SameIdStreams = Readonly<Record<SameIdKey, IdUse | undefined>>;

/** Returns the streams of which none may exist where a new thing of a kind is to have an id. */
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

/** Tells by the states of {@link sameIdStreams} if a thing of another kind has or had the id. */
export const isIdUsed = (states: Readonly<Record<SameIdKey, boolean | undefined>>): boolean =>
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

import { personIdEvents, type PersonIdEvent, type PersonKind } from '@foyer/contracts/identity';

import { defineAggregate, stream, type Stream } from '#platform/cqrs';
import { claimPersonId, evolvePersonId, initialPersonId, type PersonIdState } from './person-id.js';
import type { Standing } from './standing.js';
import { idUses } from './id-uses.service.js';
import { people, type PersonStream } from './person-streams.service.js';

/** Streams `person-<id>`. */
const PersonId = defineAggregate<PersonIdState, PersonIdEvent>({
  name: 'person',
  initial: initialPersonId,
  evolve: evolvePersonId,
  events: personIdEvents,
});

type OtherThing = Stream<boolean, { readonly type: string; readonly data: object }>;
type OtherKind = Stream<Standing, PersonStream> | undefined;

/** The streams that every creation of a person must read and write. */
export interface PersonIdStreams {
  readonly personId: Stream<PersonIdState, PersonIdEvent>;
  readonly sameIdGuest: OtherKind;
  readonly sameIdMember: OtherKind;
  readonly sameIdVisitor: OtherKind;
  readonly sameIdDevice: OtherThing;
  readonly sameIdPortal: OtherThing;
}

/** The streams of an id that a person of this kind is to have; none of its own kind. */
export function personIdStreams(personId: string, kind: PersonKind): PersonIdStreams {
  const other = (wanted: PersonKind): OtherKind => {
    const found = people.find((one) => one.kind === wanted && one.kind !== kind);
    return found && stream(found.aggregate, personId);
  };
  return {
    personId: stream(PersonId, personId),
    sameIdGuest: other('guest'),
    sameIdMember: other('member'),
    sameIdVisitor: other('visitor'),
    sameIdDevice: stream(idUses.device, personId),
    sameIdPortal: stream(idUses.portal, personId),
  };
}

/** The states of {@link personIdStreams}. */
export interface PersonIdFolds {
  readonly personId: PersonIdState;
  readonly sameIdGuest: Standing | undefined;
  readonly sameIdMember: Standing | undefined;
  readonly sameIdVisitor: Standing | undefined;
  readonly sameIdDevice: boolean | undefined;
  readonly sameIdPortal: boolean | undefined;
}

/** Decides the events for the stream of a new person's id; `taken` if the id belongs to another. */
export function claimIn(
  {
    personId: claim,
    sameIdDevice,
    sameIdPortal,
    sameIdGuest,
    sameIdMember,
    sameIdVisitor,
  }: PersonIdFolds,
  personId: string,
  kind: PersonKind,
): readonly PersonIdEvent[] | 'taken' {
  const others = [sameIdGuest, sameIdMember, sameIdVisitor];
  const isPerson = others.some((standing) => standing !== undefined && standing !== 'unknown');
  const isOtherKind = isPerson || sameIdDevice === true || sameIdPortal === true;
  return claimPersonId({ claim, isOtherKind }, personId, kind);
}

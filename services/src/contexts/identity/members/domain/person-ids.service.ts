import type { IdClaimEvent, PersonKind } from '@foyer/contracts/identity';

import { stream, type Stream } from '#platform/cqrs';
import { claimPersonId, type IdClaim } from './id-claim.js';
import type { Standing } from './standing.js';
import { IdClaims, sameIdStreams, type IdUse } from './id-uses.service.js';
import { people, type PersonStream } from './person-streams.service.js';

type OtherKind = Stream<Standing, PersonStream> | undefined;

/** The streams that every creation of a person must read and write. */
export interface PersonIdStreams {
  readonly personId: Stream<IdClaim, IdClaimEvent>;
  readonly sameIdGuest: OtherKind;
  readonly sameIdMember: OtherKind;
  readonly sameIdVisitor: OtherKind;
  readonly sameIdDevice: IdUse | undefined;
  readonly sameIdPortal: IdUse | undefined;
  readonly sameIdSession: IdUse | undefined;
  readonly sameIdMeeting: IdUse | undefined;
  /** Not of a visitor's, whose first call has the id of the visit. */
  readonly sameIdCall: IdUse | undefined;
}

/** The streams of an id that a person of this kind is to have; none of its own kind. */
export function personIdStreams(personId: string, kind: PersonKind): PersonIdStreams {
  const other = (wanted: PersonKind): OtherKind => {
    const found = people.find((one) => one.kind === wanted && one.kind !== kind);
    return found && stream(found.fold, personId);
  };
  const things = sameIdStreams(personId, kind === 'visitor' ? 'visit' : kind);
  return {
    personId: stream(IdClaims, personId),
    sameIdGuest: other('guest'),
    sameIdMember: other('member'),
    sameIdVisitor: other('visitor'),
    sameIdDevice: things.sameIdDevice,
    sameIdPortal: things.sameIdPortal,
    sameIdSession: things.sameIdSession,
    sameIdMeeting: things.sameIdMeeting,
    sameIdCall: kind === 'visitor' ? undefined : things.sameIdCall,
  };
}

/** The states of {@link personIdStreams}. */
export interface PersonIdFolds {
  readonly personId: IdClaim;
  readonly sameIdGuest: Standing | undefined;
  readonly sameIdMember: Standing | undefined;
  readonly sameIdVisitor: Standing | undefined;
  readonly sameIdDevice: boolean | undefined;
  readonly sameIdPortal: boolean | undefined;
  readonly sameIdSession: boolean | undefined;
  readonly sameIdMeeting: boolean | undefined;
  readonly sameIdCall: boolean | undefined;
}

/** Decides the events for the stream of a new person's id; `taken` if the id belongs to another. */
export function claimIn(
  { personId: claim, sameIdGuest, sameIdMember, sameIdVisitor, ...things }: PersonIdFolds,
  personId: string,
  kind: PersonKind,
): readonly IdClaimEvent[] | 'taken' {
  const others = [sameIdGuest, sameIdMember, sameIdVisitor];
  const isPerson = others.some((standing) => standing !== undefined && standing !== 'unknown');
  const { sameIdDevice, sameIdPortal, sameIdSession, sameIdMeeting, sameIdCall } = things;
  const used = [sameIdDevice, sameIdPortal, sameIdSession, sameIdMeeting, sameIdCall];
  const isOtherKind = isPerson || used.includes(true);
  return claimPersonId({ claim, isOtherKind }, personId, kind);
}

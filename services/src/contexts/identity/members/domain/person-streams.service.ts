import {
  guestEvents,
  memberEvents,
  type GuestEvent,
  type MemberEvent,
  type PersonKind,
} from '@foyer/contracts/identity';
import { visitEvents, type VisitEvent } from '@foyer/contracts/visits';

import { defineAggregate, type Aggregate } from '#platform/cqrs';
import {
  evolveGuestStanding,
  evolveMemberStanding,
  evolveVisitorStanding,
  type Standing,
} from './standing.js';

/** All events of streams that are about a person. */
export type PersonStream = GuestEvent | MemberEvent | VisitEvent;

const INITIAL: Standing = 'unknown';

/** The streams that are about people, folded to whether their person may be forgotten. */
export const people: readonly {
  readonly kind: PersonKind;
  readonly fold: Aggregate<Standing, PersonStream>;
}[] = [
  {
    kind: 'guest',
    fold: defineAggregate<Standing, GuestEvent>({
      name: 'guest',
      initial: INITIAL,
      evolve: evolveGuestStanding,
      events: guestEvents,
    }),
  },
  {
    kind: 'member',
    fold: defineAggregate<Standing, MemberEvent>({
      name: 'member',
      initial: INITIAL,
      evolve: evolveMemberStanding,
      events: memberEvents,
    }),
  },
  {
    kind: 'visitor',
    fold: defineAggregate<Standing, VisitEvent>({
      name: 'visit',
      initial: INITIAL,
      evolve: evolveVisitorStanding,
      events: visitEvents,
    }),
  },
];

import {
  administratorEvents,
  guestEvents,
  memberEvents,
  reservationEvents,
  type AdministratorEvent,
  type GuestEvent,
  type MemberEvent,
  type ReservationEvent,
} from '@foyer/contracts/identity';

import { defineAggregate, type Stream } from '#platform/cqrs';
import {
  evolveAdministrators,
  initialAdministrators,
  type AdministratorsState,
} from './domain/administrators.js';
import { evolveGuest, initialGuest, type GuestState } from './domain/guest.js';
import { evolveMember, initialMember, type MemberState } from './domain/member.js';
import {
  evolveReservation,
  initialReservation,
  type ReservationState,
} from './domain/reservation.js';

/** Streams `member-<id>`. */
export const Member = defineAggregate<MemberState, MemberEvent>({
  name: 'member',
  initial: initialMember,
  evolve: evolveMember,
  events: memberEvents,
});

/** Streams `guest-<id>`. */
export const Guest = defineAggregate<GuestState, GuestEvent>({
  name: 'guest',
  initial: initialGuest,
  evolve: evolveGuest,
  events: guestEvents,
});

/** Streams `reservation-<kind>-<keyed hash of the name>`; the id comes from the port NameKeys. */
export const Reservation = defineAggregate<ReservationState, ReservationEvent>({
  name: 'reservation',
  initial: initialReservation,
  evolve: evolveReservation,
  events: reservationEvents,
});

const Administrators = defineAggregate<AdministratorsState, AdministratorEvent>({
  name: 'administrators',
  initial: initialAdministrators,
  evolve: evolveAdministrators,
  events: administratorEvents,
});

/** The one stream of those who can make administrators. */
export const administratorsStream: Stream<AdministratorsState, AdministratorEvent> = {
  name: 'administrators',
  fold: Administrators,
};

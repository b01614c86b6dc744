import type { AdministratorEvent, MemberEvent, ReservationEvent } from '@foyer/contracts/identity';

/** The events that one write to a member appends, by stream; empty for unchanged parts. */
export interface MemberWrite {
  readonly member: readonly MemberEvent[];
  readonly administrators: readonly AdministratorEvent[];
  /** The user name and e-mail that are taken. */
  readonly userName: readonly ReservationEvent[];
  readonly email: readonly ReservationEvent[];
  /** The user name and e-mail that are given back. */
  readonly freedUserName: readonly ReservationEvent[];
  readonly freedEmail: readonly ReservationEvent[];
}

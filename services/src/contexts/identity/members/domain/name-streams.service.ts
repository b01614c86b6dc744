import { Injectable } from '@nestjs/common';
import { nameKey, type ReservationEvent, type ReservedName } from '@foyer/contracts/identity';

import { stream, type Stream } from '#platform/cqrs';
import type { ReservationState } from './reservation.js';
import { NameKeys } from '../adapters/name-keys.js';
import { Reservation } from '../streams.js';

export type ReservationStream = Stream<ReservationState, ReservationEvent>;

/** Finds the streams in which names are reserved. */
@Injectable()
export class NameStreams {
  constructor(private readonly keys: NameKeys) {}

  async of(kind: ReservedName, name: string): Promise<ReservationStream> {
    return stream(Reservation, await this.keys.idOf(kind, name));
  }

  /** Both ends of a name that moves; undefined where it stays in the reservation in which it is. */
  async ofMove(
    kind: ReservedName,
    current: string,
    next: string | undefined,
  ): Promise<
    { readonly next: ReservationStream; readonly current: ReservationStream } | undefined
  > {
    if (next === undefined || nameKey(next) === nameKey(current)) return undefined;
    return { next: await this.of(kind, next), current: await this.of(kind, current) };
  }
}

import { deviceEvents } from '@foyer/contracts/devices';
import { guestEvents, memberEvents } from '@foyer/contracts/identity';
import { portalEvents } from '@foyer/contracts/portals';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate } from '#platform/cqrs';

/** Defines a fold that is true if an id was ever used, even if its owner is gone. */
const used = (name: string, events: readonly { readonly type: string }[]) =>
  defineAggregate<boolean, { readonly type: string; readonly data: object }>({
    name,
    initial: false,
    evolve: () => true,
    events,
  });

/**
 * The kinds of owners that an id can have. An id belongs to one owner of one kind: a caller with
 * this id must not be mistaken for another.
 */
export const idUses = {
  member: used('member', memberEvents),
  guest: used('guest', guestEvents),
  visit: used('visit', visitEvents),
  portal: used('portal', portalEvents),
  device: used('device', deviceEvents),
} as const;

/** Returns the uses of an id by all other kinds. */
export const idUsesBeside = (kind: keyof typeof idUses) =>
  Object.entries(idUses).flatMap(([name, aggregate]) => (name === kind ? [] : [aggregate]));

import { deviceEvents } from '@foyer/contracts/devices';
import { guestEvents, memberEvents } from '@foyer/contracts/identity';
import { portalEvents } from '@foyer/contracts/portals';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate } from '../../../../platform/eventing/commands/index.js';

/** Whether anything was ever called by an id, whatever became of it. */
const used = (name: string, events: readonly { readonly type: string }[]) =>
  defineAggregate<boolean, { readonly type: string; readonly data: object }>({
    name,
    initial: false,
    evolve: () => true,
    events,
  });

/** What an id can be of. It belongs to one thing of one kind: who speaks by it must not be taken for another. */
export const idUses = {
  member: used('member', memberEvents),
  guest: used('guest', guestEvents),
  visit: used('visit', visitEvents),
  portal: used('portal', portalEvents),
  device: used('device', deviceEvents),
} as const;

/** What else an id could be of. */
export const idUsesBeside = (kind: keyof typeof idUses) =>
  Object.entries(idUses).flatMap(([name, aggregate]) => (name === kind ? [] : [aggregate]));

import type { JoinerType } from '@foyer/contracts/calls';

import type { Actor } from '#platform/cqrs';

const TYPES: Partial<Record<Actor['type'], JoinerType>> = {
  visitor: 'Guest',
  guest: 'Guest',
  device: 'Device',
};

/** Returns the joiner type of an actor. */
export const joinerTypeOf = ({ type }: Actor): JoinerType => TYPES[type] ?? 'User';

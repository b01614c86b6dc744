import type { Upcaster } from '../schema/upcaster.js';

/** Until version 2 nobody said what a break was for. */
const awayForSomething: Upcaster = {
  type: 'AvailabilityChanged',
  from: 1,
  up: (data) => ({ ...data, breakKind: null }),
};

/** What brings older events of visits, lines and desks up to their present form. */
export const visitUpcasters: readonly Upcaster[] = [awayForSomething];

import type { PortalInFull, WeekAvailability } from '@foyer/contracts/portals';
import type { HoursException } from './exceptions.js';

/** A portal as kept for queries. */
export interface PortalDocument extends PortalInFull {
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
  /** Which PIN in the vault opens it; null where it needs none. */
  readonly pinId: string | null;
  /** How many visitors wait in its line. */
  readonly waiting: number;
  /** The hours that it opens by, for a look at how it stood; null is around the clock. */
  readonly hours: WeekAvailability | null;
  /** The short links that it had before; printed ones lead to it still. */
  readonly formerShortlinks: readonly string[];
  readonly exceptions: readonly (HoursException & { readonly name: string })[];
}

/** The documents of the projection `portals`, by collection. */
export type PortalCollections = Readonly<Record<'portals', PortalDocument>>;

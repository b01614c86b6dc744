import type { PortalInFull } from '@foyer/contracts/portals';

/** A portal as kept for queries. */
export interface PortalDocument extends PortalInFull {
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
  /** Which PIN in the vault opens it; null where it needs none. */
  readonly pinId: string | null;
  /** How many visitors wait in its line. */
  readonly waiting: number;
}

/** The documents of the projection `portals`, by collection. */
export type PortalCollections = Readonly<Record<'portals', PortalDocument>>;

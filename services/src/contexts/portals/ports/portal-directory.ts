/**
 * The facts that other contexts may know of a portal without deciding by them; decisions fold its
 * stream.
 */
export interface PortalSummary {
  readonly portalId: string;
  readonly name: string;
  readonly shortlink: string;
  /** Activated, and within its opening hours. */
  readonly open: boolean;
  /** Closed by an administrator, no matter what its hours say. */
  readonly deactivated: boolean;
  /** When it opens next by its hours. */
  readonly nextOpening: string | null;
  readonly timeZone: string;
  /** Which PIN opens it; null where it needs none. */
  readonly pinId: string | null;
  readonly memberIds: readonly string[];
}

/** Finds portals. */
export abstract class PortalDirectory {
  /** All portals by their names. */
  abstract all(): Promise<readonly PortalSummary[]>;
  abstract find(portalId: string): Promise<PortalSummary | undefined>;

  /** Returns the first of these portals that exists: a visitor who was sent on may outlive one. */
  async firstOf(...portalIds: readonly string[]): Promise<PortalSummary | undefined> {
    for (const portalId of portalIds) {
      const found = await this.find(portalId);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  /** The portals that a member belongs to. */
  abstract ofMember(memberId: string): Promise<readonly PortalSummary[]>;
}

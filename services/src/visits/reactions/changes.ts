import type { ProjectedEvent } from '@foyer/projections';

interface Concerned {
  readonly portalId?: string;
  readonly visitId?: string;
  readonly memberId?: string;
}

/** Whom it concerns what has changed since somebody last told. */
export class Changes {
  /** Visits that have changed by themselves. */
  readonly visits = new Set<string>();
  /** Desks that have changed, by member. */
  readonly desks = new Set<string>();
  /** Portals whose lines or settings have changed. */
  readonly portals = new Set<string>();

  get isEmpty(): boolean {
    return this.visits.size + this.desks.size + this.portals.size === 0;
  }

  /** Notes what a read model has just taken in. */
  note(projection: string, events: readonly ProjectedEvent[]): void {
    if (!['visits', 'desks', 'portals'].includes(projection)) return;
    for (const event of events) {
      const { portalId, visitId, memberId } = event.data as Concerned;
      if (portalId !== undefined) this.portals.add(portalId);
      if (visitId !== undefined) this.visits.add(visitId);
      if (memberId !== undefined) this.desks.add(memberId);
    }
  }

  /** These and others together. */
  and({ visits, desks, portals }: Changes): Changes {
    const both = new Changes();
    for (const id of [...this.visits, ...visits]) both.visits.add(id);
    for (const id of [...this.desks, ...desks]) both.desks.add(id);
    for (const id of [...this.portals, ...portals]) both.portals.add(id);
    return both;
  }
}

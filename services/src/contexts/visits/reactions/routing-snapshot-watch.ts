import { UnreadableEvent } from '@foyer/event-log';

import { stream, type CommandRunner } from '#platform/cqrs';
import { Desk, Line, PortalAdmission } from '../commands.js';
import type { Desk as DeskState } from '../desk/state.js';
import type { RoutingSnapshot, RoutingPortal } from '../routing/plan-offers.js';

/**
 * The last known state of all portals with their lines, and of the desks of their members. Only
 * touched parts are read again at the next look; the rest costs nothing at any number.
 */
export class RoutingSnapshotWatch {
  readonly #portals = new Map<string, RoutingPortal>();
  readonly #desks = new Map<string, DeskState>();
  readonly #touchedPortals = new Set<string>();
  readonly #touchedDesks = new Set<string>();

  constructor(private readonly runner: Pick<CommandRunner, 'stateOf'>) {}

  /** Something happened at a portal or in its line. */
  touchPortal(portalId: string): void {
    this.#touchedPortals.add(portalId);
  }

  /** Something happened at a desk. */
  touchDesk(memberId: string): void {
    this.#touchedDesks.add(memberId);
  }

  /** How things stand, as of the last touch or later. */
  async look(): Promise<RoutingSnapshot> {
    await readAll(this.#touchedPortals, this.#portals, (portalId) => this.#readPortal(portalId));
    for (const memberId of this.#membersUnseen()) this.#touchedDesks.add(memberId);
    await readAll(this.#touchedDesks, this.#desks, (memberId) => this.#readDesk(memberId));
    return { portals: [...this.#portals.values()], desks: this.#desks };
  }

  async #readPortal(portalId: string): Promise<void> {
    const [admission, line] = await Promise.all([
      this.runner.stateOf(stream(PortalAdmission, portalId)),
      this.runner.stateOf(stream(Line, portalId)),
    ]);
    if (admission.known || line.visitors.length > 0)
      this.#portals.set(portalId, { portalId, admission, line });
    else this.#portals.delete(portalId);
  }

  async #readDesk(memberId: string): Promise<void> {
    this.#desks.set(memberId, await this.runner.stateOf(stream(Desk, memberId)));
  }

  /** Members whose desks no one has looked at yet. */
  #membersUnseen(): readonly string[] {
    const members = [...this.#portals.values()].flatMap(({ admission }) => admission.memberIds);
    return members.filter((memberId) => !this.#desks.has(memberId));
  }
}

/**
 * Reads the touched parts; a part that could not be read, or is touched meanwhile, stays touched. A
 * part that is damaged in the log is left out, so that all others are served.
 */
async function readAll(
  touched: Set<string>,
  known: Map<string, unknown>,
  read: (id: string) => Promise<void>,
): Promise<void> {
  const ids = [...touched];
  touched.clear();
  try {
    const reading = ids.map((id) =>
      read(id).catch((error: unknown) => {
        if (!(error instanceof UnreadableEvent)) throw error;
        known.delete(id);
      }),
    );
    await Promise.all(reading);
  } catch (error) {
    for (const id of ids) touched.add(id);
    throw error;
  }
}

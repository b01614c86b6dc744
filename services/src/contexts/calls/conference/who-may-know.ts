import type { CallOn, Supervisor } from '../call/call.js';

/** The person who looks at a call; undefined for people outside of it. */
type Viewer = { readonly joinerId: string } | undefined;

/** A person in a call of whom some others may not know. */
interface Present {
  readonly joinerId: string;
  readonly supervision: Supervisor | null;
  readonly consulted: boolean;
}

/**
 * Decides who in a call may know of whom, and of what they do: for all that is shown of it and said
 * to its pages.
 */
export class WhoMayKnow {
  constructor(
    private readonly call: CallOn | undefined,
    /** The id of the agent who leads the call; null if the call came from no queue. */
    private readonly agentId: string | null,
  ) {}

  /**
   * True if a viewer may know of a person. Only the agent may know of an announced supervisor. Only
   * the agent may know of a consulted colleague until all are brought together. Each person may
   * know of themselves.
   */
  of(viewer: Viewer, { supervision, consulted, joinerId }: Present): boolean {
    if (viewer?.joinerId === joinerId || (supervision === null && !consulted)) return true;
    const isAnnounced = supervision === null || supervision.isAnnounced;
    return isAnnounced && viewer !== undefined && viewer.joinerId === this.agentId;
  }

  /**
   * True if a viewer must learn that an unnamed colleague listens. Only guests learn it this way.
   * The agent sees the colleague's name or, in a silent preview, does not learn of the colleague.
   */
  isTold(
    viewer: { readonly joinerType: string } | undefined,
    present: readonly Pick<Present, 'supervision'>[],
  ): boolean {
    if (viewer?.joinerType !== 'Guest') return false;
    return present.some(({ supervision }) => supervision?.isToldToVisitor === true);
  }

  /**
   * True if a viewer may see what a person shows. Views of agent and colleague in a consult are for
   * these two only.
   */
  shownBy(viewer: Viewer, slot: Present): boolean {
    if (this.isHeld(viewer)) return false;
    return this.of(viewer, slot) && this.isAside(viewer) === this.isAside(slot);
  }

  /** True if a viewer may know of the streams of a person. */
  ofStreamsOf(viewer: Viewer, slot: Present): boolean {
    if (viewer?.joinerId !== slot.joinerId && this.isHeld(viewer)) return false;
    return this.of(viewer, slot);
  }

  /** True if a viewer may see a shared screen; one shared before stays visible in a consult. */
  ofScreenOf(viewer: Viewer, slot: Present): boolean {
    return this.ofStreamsOf(viewer, slot) && (this.isAside(viewer) || !this.isAside(slot));
  }

  /** True if a viewer is on hold or was sent to wait; then others' views and streams are hidden. */
  isHeld(viewer: Viewer): boolean {
    return viewer !== undefined && this.call?.participants[viewer.joinerId]?.paused === true;
  }

  /** True if an agent and a colleague talk in private now. */
  get goesAside(): boolean {
    const consult = this.call?.consult ?? null;
    return consult !== null && consult.stage !== 'together';
  }

  /** True if a viewer is this agent or this colleague. */
  isAside(viewer: Viewer): boolean {
    if (!this.goesAside || viewer === undefined) return false;
    const { joinerId } = viewer;
    return joinerId === this.agentId || joinerId === this.call?.consult?.colleagueId;
  }
}

/**
 * True if a person is a colleague who talks with the agent alone. A leaving colleague stays hidden
 * from the others.
 */
export function isConsulted(call: CallOn, { joinerId, consulted }: Present): boolean {
  if (call.consult?.colleagueId === joinerId) return call.consult.stage !== 'together';
  return call.participants[joinerId] ? false : consulted;
}

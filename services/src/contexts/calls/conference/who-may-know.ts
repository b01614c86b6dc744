import type { CallOn, Supervisor } from '../domain/call.js';

/** Who looks at a call; undefined for those outside of it. */
type Viewer = { readonly joinerId: string } | undefined;

/** Somebody in a call of whom not everybody may know. */
interface Present {
  readonly joinerId: string;
  readonly supervision: Supervisor | null;
  readonly consulted: boolean;
}

/** Decides who in a call may know of whom, and of what they do: for all that is shown of it and said to its pages. */
export class WhoMayKnow {
  constructor(
    private readonly call: CallOn | undefined,
    /** Who leads the call; null where it came from no queue. */
    private readonly agentId: string | null,
  ) {}

  /**
   * Whether somebody may know of somebody. Of a supervisor who is announced, and of a colleague who is consulted until everybody
   * is brought together, only the agent may; everybody may of themselves.
   */
  of(viewer: Viewer, { supervision, consulted, joinerId }: Present): boolean {
    if (viewer?.joinerId === joinerId || (supervision === null && !consulted)) return true;
    const isAnnounced = supervision === null || supervision.isAnnounced;
    return isAnnounced && viewer !== undefined && viewer.joinerId === this.agentId;
  }

  /**
   * Whether somebody is to be told that a colleague listens who is named to them nowhere. Guests alone are: of the
   * call's own side, the agent is told by name or, in a silent preview, not at all.
   */
  isTold(
    viewer: { readonly joinerType: string } | undefined,
    present: readonly Pick<Present, 'supervision'>[],
  ): boolean {
    if (viewer?.joinerType !== 'Guest') return false;
    return present.some(({ supervision }) => supervision?.isToldToVisitor === true);
  }

  /** Whether somebody may see what somebody shows: what agent and colleague show each other in a consult is for them. */
  shownBy(viewer: Viewer, slot: Present): boolean {
    if (this.isHeld(viewer)) return false;
    return this.of(viewer, slot) && this.isAside(viewer) === this.isAside(slot);
  }

  /** Whether somebody may know what somebody sends. */
  ofStreamsOf(viewer: Viewer, slot: Present): boolean {
    if (viewer?.joinerId !== slot.joinerId && this.isHeld(viewer)) return false;
    return this.of(viewer, slot);
  }

  /** The same of a shared screen; one that was shared before goes on to be seen in a consult. */
  ofScreenOf(viewer: Viewer, slot: Present): boolean {
    return this.ofStreamsOf(viewer, slot) && (this.isAside(viewer) || !this.isAside(slot));
  }

  /** Whether somebody is on hold, or was sent to wait: what the others show and send meanwhile is not for them. */
  isHeld(viewer: Viewer): boolean {
    return viewer !== undefined && this.call?.participants[viewer.joinerId]?.paused === true;
  }

  /** Whether an agent and a colleague talk by themselves just now. */
  get goesAside(): boolean {
    const consult = this.call?.consult ?? null;
    return consult !== null && consult.stage !== 'together';
  }

  /** Whether somebody is one of these two. */
  isAside(viewer: Viewer): boolean {
    if (!this.goesAside || viewer === undefined) return false;
    const { joinerId } = viewer;
    return joinerId === this.agentId || joinerId === this.call?.consult?.colleagueId;
  }
}

/** Whether somebody is a colleague who talks with the agent alone. Who leaves is not seen by others in leaving. */
export function isConsulted(call: CallOn, { joinerId, consulted }: Present): boolean {
  if (call.consult?.colleagueId === joinerId) return call.consult.stage !== 'together';
  return call.participants[joinerId] ? false : consulted;
}

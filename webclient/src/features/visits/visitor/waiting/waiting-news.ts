import type { VisitView } from '@foyer/contracts/visits';

/** The facts of which the waiting page speaks. */
export interface Wait extends Pick<
  VisitView,
  | 'position'
  | 'ringing'
  | 'nobodyOnDuty'
  | 'placeKept'
  | 'agentLost'
  | 'connectionLost'
  | 'transferred'
> {
  /** The expected wait in seconds while it may still come true; null without one. */
  readonly estimate: number | null;
  /** True if the wait takes longer than the portal wants, which is said next to it. */
  readonly isLong: boolean;
  /** `away`: no connection; `tooLate`: for longer than the server keeps a place. */
  readonly connection: 'up' | 'away' | 'tooLate';
}

export type Headline = 'ringing' | 'next' | 'ahead' | 'finding' | 'away' | 'uncertain';

/** The sentences of the waiting page: what is absent is not said. */
export interface WaitingNews {
  /** `last` is a place from before the connection was lost; `none` shows no number. */
  readonly place: 'now' | 'last' | 'none';
  readonly headline: Headline;
  /** How many people are ahead; 0 where that is unknown. */
  readonly ahead: number;
  readonly wait: 'estimate' | 'short' | 'unknown' | 'nobodyOnDuty' | null;
  /** Why the visitor waits again, or elsewhere. */
  readonly why: 'agentLost' | 'agentLostBehind' | 'connectionLost' | 'transferred' | null;
  /** True if the portal's own words are shown, which promise that an agent answers. */
  readonly isPromised: boolean;
}

/** An estimate from here on is said in minutes; in seconds. */
const SHORT_S = 60;

/** Chooses all sentences of the waiting page together, so that none contradicts another. */
export function waitingNews(wait: Wait): WaitingNews {
  const { position, connection } = wait;
  const why = whyOf(wait);
  if (connection !== 'up') {
    // The last known state may be over by now: neither a ring nor a time is said.
    const isLate = connection === 'tooLate';
    return {
      place: isLate || position === null ? 'none' : 'last',
      headline: isLate ? 'uncertain' : 'away',
      ...{ ahead: 0, wait: null, why: null, isPromised: false },
    };
  }
  if (position === null) {
    const none = { place: 'none', headline: 'finding', ahead: 0 } as const;
    return { ...none, wait: null, why, isPromised: false };
  }
  const ahead = position - 1;
  return {
    place: 'now',
    headline: wait.ringing ? 'ringing' : ahead === 0 ? 'next' : 'ahead',
    ahead,
    wait: wait.ringing ? null : timeOf(wait),
    why,
    isPromised: wait.ringing || !wait.nobodyOnDuty,
  };
}

function timeOf({ nobodyOnDuty, estimate, isLong }: Wait): WaitingNews['wait'] {
  if (nobodyOnDuty) return 'nobodyOnDuty';
  if (estimate === null) return 'unknown';
  if (estimate >= SHORT_S) return 'estimate';
  // The portal says that it takes long.
  return isLong ? 'unknown' : 'short';
}

/** Another one whose call was lost later, or whom a supervisor moved, may be ahead by now. */
function whyOf({ agentLost, connectionLost, transferred, position }: Wait): WaitingNews['why'] {
  if (agentLost) return position === 1 ? 'agentLost' : 'agentLostBehind';
  if (connectionLost && position === 1) return 'connectionLost';
  return transferred ? 'transferred' : null;
}

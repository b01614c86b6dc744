import type { AgentState, LinesView } from '@foyer/contracts/visits';

/** How a reception does at a moment. */
export interface Board {
  readonly waiting: number;
  /** In milliseconds; null while there are no waiting visitors. */
  readonly longestMs: number | null;
  /**
   * Agents by what they are at, each counted once however many portals they belong to; those
   * offline are left out.
   */
  readonly agents: ReadonlyMap<AgentState, number>;
  readonly portals: readonly {
    readonly queueId: string;
    readonly name: string;
    readonly open: boolean;
    readonly waiting: number;
    readonly longestMs: number | null;
    readonly free: number;
  }[];
}

type Line = LinesView['lines'][number];

/** The order in which states are shown. */
const STATES: readonly AgentState[] = [
  'free',
  'offered',
  'inCall',
  'wrapUp',
  'busy',
  'break',
  'notResponding',
  'connectionLost',
];

export function boardOf({ lines }: LinesView, now: number): Board {
  const states = new Map(
    lines.flatMap(({ agents }) => agents.map(({ memberId, state }) => [memberId, state] as const)),
  );
  const count = (state: AgentState) => [...states.values()].filter((one) => one === state).length;
  const portals = lines.map((one) => ({
    queueId: one.queueId,
    name: one.name,
    open: one.open,
    waiting: one.line.length,
    longestMs: longestOf(one, now),
    free: one.agents.filter(({ state }) => state === 'free').length,
  }));
  const longest = portals.flatMap(({ longestMs }) => longestMs ?? []);
  return {
    waiting: portals.reduce((sum, { waiting }) => sum + waiting, 0),
    longestMs: longest.length === 0 ? null : Math.max(...longest),
    agents: new Map(
      STATES.map((state) => [state, count(state)] as const).filter(
        ([state, number]) => number > 0 || state === 'free' || state === 'inCall',
      ),
    ),
    portals,
  };
}

function longestOf({ line }: Line, now: number): number | null {
  if (line.length === 0) return null;
  const since = Math.min(...line.map(({ waitingSince }) => Date.parse(waitingSince)));
  // The clocks of server and screen need not agree to the second.
  return Math.max(0, now - since);
}

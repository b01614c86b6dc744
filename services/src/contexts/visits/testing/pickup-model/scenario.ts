import type { Availability } from '@foyer/contracts/identity';
import type { CallLogic } from '@foyer/contracts/portals';
import type { SetState } from '@foyer/contracts/visits';
import fc from 'fast-check';

/** The next step of an agent. Numbers choose among portals and visitors. */
export type AgentStep =
  | {
      readonly do:
        | 'come'
        | 'accept'
        | 'accept-twice'
        | 'reject'
        | 'hang-up'
        | 'hand-back'
        | 'lose'
        | 'vanish';
    }
  | { readonly do: 'set'; readonly availability: Availability }
  /** A supervisor does so. */
  | { readonly do: 'be-set'; readonly state: SetState }
  | { readonly do: 'pick-next' | 'transfer'; readonly portal: number }
  | { readonly do: 'grab' | 'grab-with-reason'; readonly visitor: number };

/** The next step of a visitor. */
export interface VisitorStep {
  readonly do:
    | 'ring'
    | 'leave'
    | 'vanish'
    | 'return'
    | 'stay-away'
    | 'keep-place'
    | 'hang-up'
    | 'fail';
}

/** A step that affects all of them. */
export interface EnvironmentStep {
  readonly do:
    | 'time-out'
    | 'minute'
    | 'close'
    | 'open'
    | 'long-wait'
    | 'call-back'
    | 'move-to-front'
    | 'kill-server';
  readonly portal: number;
}

/** One day at the front desks: who is there, and what each does, one thing after the other. */
export interface Scenario {
  readonly portals: readonly {
    readonly rule: CallLogic;
    /** The agents who belong to it. */
    readonly members: readonly number[];
    /**
     * The portal that takes over visitors who have waited for a minute; undefined if there is none.
     */
    readonly leadsOnTo: number | undefined;
  }[];
  readonly agents: readonly (readonly AgentStep[])[];
  readonly visitors: readonly { readonly portal: number; readonly steps: readonly VisitorStep[] }[];
  readonly environment: readonly EnvironmentStep[];
  /** How often each of the two servers looks around for offers to make. */
  readonly rounds: number;
}

const some = fc.nat(7);
const agentStep: fc.Arbitrary<AgentStep> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ do: 'accept' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'accept-twice' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'reject' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'hang-up' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'hand-back' } as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer' as const), portal: some }) },
  { weight: 1, arbitrary: fc.constant({ do: 'vanish' } as const) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'come' } as const, { do: 'lose' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      availability: fc.constantFrom('auto' as const, 'auto', 'manual', 'away', 'offline'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('be-set' as const),
      state: fc.constantFrom('available' as const, 'available', 'break', 'offline'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pick-next' as const), portal: some }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('grab' as const, 'grab', 'grab-with-reason'),
      visitor: some,
    }),
  },
);

const visitorStep: fc.Arbitrary<VisitorStep> = fc.record({
  do: fc.constantFrom(
    'ring' as const,
    'ring',
    'leave',
    'vanish',
    'return',
    'stay-away',
    'keep-place',
    'hang-up',
    'fail',
  ),
});

const environmentStep: fc.Arbitrary<EnvironmentStep> = fc.record({
  do: fc.constantFrom(
    'time-out' as const,
    'time-out',
    'minute',
    'minute',
    'long-wait',
    'long-wait',
    'call-back',
    'move-to-front',
    'kill-server',
    'close',
    'open',
  ),
  portal: some,
});

const AGENTS = { min: 2, max: 8 };

/** Days of every kind, with 2 to 8 agents. */
export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  portals: fc.array(
    fc.record({
      rule: fc.constantFrom('fewer-breaks' as const, 'more-breaks', 'random'),
      members: fc.uniqueArray(fc.nat(AGENTS.max - 1), { minLength: 1, maxLength: 6 }),
      leadsOnTo: fc.option(some, { nil: undefined }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  agents: fc.array(fc.array(agentStep, { maxLength: 5 }), {
    minLength: AGENTS.min,
    maxLength: AGENTS.max,
  }),
  visitors: fc.array(fc.record({ portal: some, steps: fc.array(visitorStep, { maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  environment: fc.array(environmentStep, { maxLength: 6 }),
  rounds: fc.integer({ min: 1, max: 5 }),
});

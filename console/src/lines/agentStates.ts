import { BreakKind } from '@foyer/contracts/identity';
import type { SetState } from '@foyer/contracts/visits';

/** What a supervisor wants an agent to be at. */
export interface WantedState {
  readonly state: SetState;
  readonly breakKind: BreakKind | null;
}

/** All that an agent can be set to, each by the name of its text. */
export const agentStates: ReadonlyMap<string, WantedState> = new Map<string, WantedState>([
  ['available', { state: 'available', breakKind: null }],
  ...BreakKind.options.map((kind) => [kind, { state: 'break', breakKind: kind }] as const),
  ['offline', { state: 'offline', breakKind: null }],
]);

import { BreakKind } from '@foyer/contracts/identity';
import type { SetState } from '@foyer/contracts/visits';

/** The state that a supervisor chooses for an agent. */
export interface WantedState {
  readonly state: SetState;
  readonly breakKind: BreakKind | null;
}

/** All states that can be set, each by the name of its text. */
export const agentStates: ReadonlyMap<string, WantedState> = new Map<string, WantedState>([
  ['available', { state: 'available', breakKind: null }],
  ...BreakKind.options.map((kind) => [kind, { state: 'break', breakKind: kind }] as const),
  ['offline', { state: 'offline', breakKind: null }],
]);

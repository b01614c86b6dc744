import type { callMessages, Participant, RelayKind } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

/** A call as the server describes it. */
export type CallNow = PushOf<typeof callMessages.getSessionCalls>;

/** A call as a page sees it. */
export interface CallState {
  /**
   * `replaced`: another page of the same person has taken this one's place. `elsewhere`: the person
   * is in the call in another tab, whose place can be taken. `full`: without a relay the call takes
   * no more participants, and the page continues trying.
   */
  readonly phase: 'joining' | 'full' | 'in' | 'elsewhere' | 'replaced' | 'over';
  /** True while this page's own connection to the server is up. */
  readonly connected: boolean;
  readonly relay: RelayKind | null;
  readonly relayUp: boolean;
  readonly self: Participant | null;
  readonly others: readonly Participant[];
  /** The last state of the call that the server sent. */
  readonly now: CallNow | null;
  /** Why it is over for this page: how the call ended, or how the participant left it. */
  readonly endReason: string | null;
}

/** A call that was not entered yet. */
export const callAtRest: CallState = {
  phase: 'joining',
  connected: true,
  relay: null,
  relayUp: true,
  self: null,
  others: [],
  now: null,
  endReason: null,
};

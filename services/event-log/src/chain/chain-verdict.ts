import type { Position } from '../port/event.js';

/**
 * How the log differs from what was checkpointed. `edited`: the event is another than it was.
 * `dropped`: it is gone. `added`: it was not there. `swapped`: it stands where another stood, which
 * stands elsewhere. `checkpoint-broken`: a checkpoint does not go on from the one before it.
 * `checkpoint-missing`: no checkpoint covers an event that is old enough for one.
 */
export type ChainProblem =
  | 'edited'
  | 'dropped'
  | 'added'
  | 'swapped'
  | 'seal-broken'
  | 'checkpoint-missing';

/**
 * The first place where the log is not as it was checkpointed. For a dropped event, where it was.
 */
export interface ChainBreak {
  readonly ok: false;
  readonly problem: ChainProblem;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

/** The result of verifying a log. */
export type ChainVerdict =
  | {
      readonly ok: true;
      /** Events that are as they were checkpointed. */
      readonly verified: number;
      /** Events after the last checkpointed one, which nothing vouches for yet. */
      readonly unchecked: number;
      /**
       * Those of them that are no checkpoints: while there are any, the log is not vouched for as a
       * whole.
       */
      readonly uncovered: number;
      /** Head of the last checkpoint. Noted elsewhere, it vouches for the whole log up to there. */
      readonly head: string | null;
    }
  | ChainBreak;

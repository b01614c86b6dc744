import type { Position } from '../port/event.js';

/**
 * How the log differs from what was sealed. `edited`: the event is another than it was. `dropped`: it is gone.
 * `added`: it was not there. `swapped`: it stands where another stood, which stands elsewhere. `seal-broken`: a seal
 * does not go on from the one before it.
 */
export type ChainProblem = 'edited' | 'dropped' | 'added' | 'swapped' | 'seal-broken';

/** The first place where the log is not as it was sealed. For a dropped event, where it was. */
export interface ChainBreak {
  readonly ok: false;
  readonly problem: ChainProblem;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

/** What verifying a log comes to. */
export type ChainVerdict =
  | {
      readonly ok: true;
      /** Events that are as they were sealed. */
      readonly verified: number;
      /** Events after the last sealed one, which nothing vouches for yet. */
      readonly unsealed: number;
      /** Head of the last seal. Noted elsewhere, it vouches for the whole log up to there. */
      readonly head: string | null;
    }
  | ChainBreak;

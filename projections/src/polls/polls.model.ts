import type { PollBallot, PollKind, PollShown } from '@foyer/contracts/polls';

/** A vote as it is kept: of a secret poll only that there is one. */
export interface PollVote {
  readonly voterId: string;
  /** Null in a secret poll, and after the voter was erased. */
  readonly choices: readonly number[] | null;
}

/** A poll of a call, with its votes. */
export interface PollDocument {
  /** The ids of its call and its own: pages make the latter. */
  readonly _id: string;
  readonly callId: string;
  readonly pollId: string;
  readonly by: string;
  /** Null after the person who asked was erased. */
  readonly question: string | null;
  readonly options: readonly string[];
  readonly kind: PollKind;
  readonly ballot: PollBallot;
  readonly shown: PollShown;
  readonly isOpen: boolean;
  readonly openedAt: string;
  readonly votes: readonly PollVote[];
  /** How it was counted; null while it is open, and for a secret poll with too few votes. */
  readonly counts: readonly number[] | null;
}

/** The documents of the projection `polls`, by collection. */
export interface PollCollections {
  readonly polls: PollDocument;
}

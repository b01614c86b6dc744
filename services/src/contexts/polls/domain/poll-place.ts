/** The place of a person in a call, as far as it matters to its polls; null without one. */
export type PollPlace = {
  readonly personId: string;
  readonly mayOpen: boolean;
  readonly mayVote: boolean;
} | null;

/**
 * The votes of a secret poll until it is closed: their sums, and who has voted, in an order that
 * says nothing. How one person voted is in neither.
 */
export interface BallotBox {
  readonly counts: readonly number[];
  /** In the order of their ids. */
  readonly voters: readonly string[];
}

export const emptyBox = (size: number): BallotBox => ({
  counts: Array.from({ length: size }, () => 0),
  voters: [],
});

interface Ballot {
  readonly voterId: string;
  readonly choices: readonly number[];
}

/** Adds a vote, unless there is one of that person already. */
export function withVote(box: BallotBox, { voterId, choices }: Ballot): BallotBox {
  if (box.voters.includes(voterId)) return box;
  return {
    counts: box.counts.map((count, at) => count + (choices.includes(at) ? 1 : 0)),
    voters: [...box.voters, voterId].toSorted(),
  };
}

/** Takes the vote of a person back out, whose choices are known in that moment only. */
export function withoutVote(box: BallotBox, { voterId, choices }: Ballot): BallotBox {
  if (!box.voters.includes(voterId)) return box;
  return {
    counts: box.counts.map((count, at) => count - (choices.includes(at) ? 1 : 0)),
    voters: box.voters.filter((id) => id !== voterId),
  };
}

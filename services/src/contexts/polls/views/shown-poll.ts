import type { Poll } from '@foyer/contracts/polls';
import type { PollDocument } from '@foyer/projections/polls';

/** The names of people in a call, by id. */
export type Names = ReadonlyMap<string, string>;

/** A poll as a person in its call sees it. */
export function shownPoll(poll: PollDocument, names: Names, viewerId: string): Poll {
  const { pollId, question, options, kind, ballot, shown, isOpen, openedAt, votes } = poll;
  const own = votes.find(({ voterId }) => voterId === viewerId);
  const isHidden = isOpen && (shown === 'at-close' || ballot === 'secret');
  return {
    ...{ pollId, question, options: [...options], kind, ballot, shown, isOpen, openedAt },
    voted: votes.length,
    hasVoted: own !== undefined,
    ownChoices: own?.choices ? [...own.choices] : null,
    counts: isHidden ? null : countedIn(poll),
    voters: isHidden || ballot === 'secret' ? null : votersOf(poll, names),
  };
}

/** As it was counted; while an open poll is open, as it would be counted now. */
function countedIn({ isOpen, counts, options, votes }: PollDocument): number[] | null {
  if (!isOpen) return counts === null ? null : [...counts];
  return options.map((_, at) => votes.filter(({ choices }) => choices?.includes(at)).length);
}

/** Names those who chose each answer; people without a name are only counted. */
export function votersOf({ options, votes }: PollDocument, names: Names): string[][] {
  return options.map((_, at) =>
    votes
      .filter(({ choices }) => choices?.includes(at))
      .flatMap(({ voterId }) => names.get(voterId) ?? []),
  );
}

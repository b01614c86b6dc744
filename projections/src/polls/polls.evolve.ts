import type { PersonEvent } from '@foyer/contracts/identity';
import type { PollEvent } from '@foyer/contracts/polls';

import { inCollection } from '../platform/runner/index.js';
import type { Documents, EventOfType, Evolve } from '../platform/runner/index.js';
import { emptied, optionsOf } from './poll-options.js';
import type { PollCollections, PollDocument, PollVote } from './polls.model.js';

export type PollViewEvent = PollEvent | EventOfType<PersonEvent, 'PersonForgotten'>;

const polls = inCollection<PollDocument, 'polls'>('polls');

interface OfPoll {
  readonly callId: string;
  readonly pollId: string;
}
const idOf = ({ callId, pollId }: OfPoll): string => `${callId}/${pollId}`;

/** The polls of calls, with who has voted, and how if they are open. */
export const evolve: Evolve<PollCollections, PollViewEvent> = {
  PollOpened: ({ data, metadata }) => {
    const { callId, pollId, by, kind, ballot, shown, question } = data;
    return [
      polls.put({
        ...{ _id: idOf(data), callId, pollId, by, kind, ballot, shown, question },
        options: optionsOf(data),
        ...{ isOpen: true, openedAt: metadata.at, votes: [], counts: null },
      }),
    ];
  },
  PollVoteCast: ({ data }, documents) => withVote(documents, data, data.choices),
  PollSecretVoteCast: ({ data }, documents) => withVote(documents, data, null),
  PollClosed: ({ data }) => [
    polls.update(idOf(data), { set: { isOpen: false, counts: data.counts } }),
  ],
  PersonForgotten: async ({ data: { personId } }, documents) => [
    ...(await documents.find('polls', { by: personId })).map(({ _id, options }) =>
      polls.update(_id, { set: { question: null, options: emptied(options.length) } }),
    ),
    ...(await documents.find('polls', { 'votes.voterId': personId })).map(({ _id, votes }) =>
      polls.update(_id, { set: { votes: withoutChoices(votes, personId) } }),
    ),
  ],
};

async function withVote(
  documents: Documents<PollCollections>,
  of: OfPoll & { readonly voterId: string },
  choices: readonly number[] | null,
) {
  const poll = await documents.get('polls', idOf(of));
  if (!poll) return [];
  const others = poll.votes.filter(({ voterId }) => voterId !== of.voterId);
  const votes = [...others, { voterId: of.voterId, choices }];
  return [polls.update(poll._id, { set: { votes } })];
}

const withoutChoices = (votes: readonly PollVote[], personId: string): readonly PollVote[] =>
  votes.map((vote) => (vote.voterId === personId ? { ...vote, choices: null } : vote));

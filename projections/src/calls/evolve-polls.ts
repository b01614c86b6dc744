import type { CallRecord } from '@foyer/contracts/calls';
import type { PollEvent } from '@foyer/contracts/polls';

import type { EventOfType, Evolve } from '../platform/runner/index.js';
import { emptied, optionsOf } from '../polls/poll-options.js';
import type { CallCollections } from './call-records.model.js';
import { set } from './operations.js';

type PollInRecord = EventOfType<PollEvent, 'PollOpened' | 'PollClosed'>;

/** Polls in the record of their call: what was asked, and how many chose each answer. */
export const evolvePolls: Evolve<CallCollections, PollInRecord> = {
  PollOpened: async ({ data, metadata }, documents) => {
    const { callId, pollId, by: askedBy, question, kind, ballot } = data;
    const record = await documents.get('calls', callId);
    if (record === undefined) return [];
    const options = optionsOf(data);
    const asked = { pollId, askedBy, question, options, kind, ballot, openedAt: metadata.at };
    const opened = { ...asked, closedAt: null, voted: null, counts: null };
    return set(callId, { polls: [...(record.polls ?? []), opened] });
  },
  PollClosed: async ({ data: { callId, pollId, voted, counts }, metadata }, documents) => {
    const polls = (await documents.get('calls', callId))?.polls ?? [];
    const closed = { closedAt: metadata.at, voted, counts };
    return set(callId, {
      polls: polls.map((poll) => (poll.pollId === pollId ? { ...poll, ...closed } : poll)),
    });
  },
};

/** The polls of a record without the words of a forgotten person. */
export function pollsWithout(
  { polls }: Pick<CallRecord, 'polls'>,
  personId: string,
): Pick<CallRecord, 'polls'> {
  if (!polls?.some(({ askedBy }) => askedBy === personId)) return {};
  return {
    polls: polls.map((poll) =>
      poll.askedBy === personId
        ? { ...poll, question: null, options: emptied(poll.options.length) }
        : poll,
    ),
  };
}

import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { POLL_OPTIONS_MAX, POLL_OPTIONS_MIN, POLLS_OF_CALL_MAX } from './poll-limits.js';
import {
  Poll,
  PollBallot,
  PollChoices,
  PollKind,
  PollOption,
  PollQuestion,
  PollShown,
} from './poll.js';

const channel = 'conference';
const policy = 'call.own';
const OfCall = z.strictObject({ sessionCallId: Id });
const OfPoll = OfCall.extend({ pollId: Id });

/** The polls of a call as one person sees them, newest first. */
const PollsOfCall = z.object({
  /** Greater in what is newer. */
  asOf: z.int().nonnegative(),
  sessionCallId: Id,
  polls: z.array(Poll).max(POLLS_OF_CALL_MAX),
});

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

export const getPolls = defineMessage({
  channel,
  name: 'getPolls',
  from: 'client',
  policy,
  summary: 'The polls of a call as the person who asks sees them; changes come from then on',
  payload: OfCall,
  ack: PollsOfCall,
});

export const openPoll = defineMessage({
  channel,
  name: 'openPoll',
  from: 'client',
  policy,
  summary: 'Ask those in a call a question, with answers to choose from',
  payload: OfPoll.extend({
    question: PollQuestion,
    options: z
      .array(PollOption)
      .min(POLL_OPTIONS_MIN)
      .max(POLL_OPTIONS_MAX)
      .refine(isEachOnce, { error: 'Each answer is offered once' })
      .meta({ examples: [['Monday', 'Friday']] }),
    kind: PollKind,
    ballot: PollBallot,
    shown: PollShown,
  }),
});

export const castVote = defineMessage({
  channel,
  name: 'castVote',
  from: 'client',
  policy,
  summary: 'Vote in a poll; in an open poll a later vote replaces the one before',
  payload: OfPoll.extend({
    choices: PollChoices.min(1).refine(isEachOnce, { error: 'Each answer is chosen once' }),
  }),
});

export const closePoll = defineMessage({
  channel,
  name: 'closePoll',
  from: 'client',
  policy,
  summary: 'Close a poll: its votes are counted, and it takes no more',
  payload: OfPoll,
});

export const pollsChanged = defineMessage({
  channel,
  name: 'pollsChanged',
  from: 'server',
  policy,
  summary: 'The polls of a call as one person in it sees them, whenever they change',
  payload: PollsOfCall.extend({ callJoinerId: Id }),
});

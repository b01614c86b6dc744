import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { PollBallot, PollKind, PollShown } from './poll.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ callId: Id, pollId: Id, ...shape });

/** Stream `poll-<callId>`. A person in the call asks the others. */
export const PollOpened = defineEvent(
  'PollOpened',
  1,
  about({
    by: Id,
    kind: PollKind,
    ballot: PollBallot,
    shown: PollShown,
    /** The number of answers. */
    size: z.int().positive(),
    question: personal(z.string()),
    options: personal(z.array(z.string())),
  }),
  { subject: 'by' },
);
/** A vote in an open poll; a later one of the same person replaces it. */
export const PollVoteCast = defineEvent(
  'PollVoteCast',
  1,
  about({ voterId: Id, choices: personal(z.array(z.int().nonnegative())) }),
  { subject: 'voterId' },
);
/** A person has voted in a secret poll. No event says how. */
export const PollSecretVoteCast = defineEvent('PollSecretVoteCast', 1, about({ voterId: Id }));
/** A poll is closed by a person, or with the end of its call, and its votes are counted. */
export const PollClosed = defineEvent(
  'PollClosed',
  1,
  about({
    /** Null if the call ended. */
    by: Id.nullable(),
    voted: z.int().nonnegative(),
    /** Votes for each answer; null for a secret poll with too few votes, or with lost ones. */
    counts: z.array(z.int().nonnegative()).nullable(),
  }),
);

export const pollEvents = [PollOpened, PollVoteCast, PollSecretVoteCast, PollClosed] as const;
export type PollEvent = EventOf<(typeof pollEvents)[number]>;

import { z } from 'zod';

import { Id } from '../schema/id.js';
import { plainLine } from '../schema/plain-text.js';
import { POLL_OPTIONS_MAX } from './poll-limits.js';

export const PollQuestion = plainLine().min(1).max(300);
export const PollOption = plainLine().min(1).max(150);

/** One answer, or any number of them. */
export const PollKind = z.enum(['single', 'several']).meta({ id: 'PollKind' });
export type PollKind = z.output<typeof PollKind>;

/** In an open poll it is seen how each person voted; of a secret one no person learns it. */
export const PollBallot = z.enum(['open', 'secret']).meta({ id: 'PollBallot' });
export type PollBallot = z.output<typeof PollBallot>;

/** When the result is shown: as it grows, or once the poll is closed. */
export const PollShown = z.enum(['live', 'at-close']).meta({ id: 'PollShown' });
export type PollShown = z.output<typeof PollShown>;

/** The chosen answers, by their place among those offered. */
export const PollChoices = z
  .array(
    z
      .int()
      .min(0)
      .max(POLL_OPTIONS_MAX - 1),
  )
  .max(POLL_OPTIONS_MAX);

const Counts = z.array(z.int().nonnegative()).max(POLL_OPTIONS_MAX);

/** A poll as a person in its call sees it. */
export const Poll = z
  .object({
    pollId: Id,
    /** Null after the person who asked was erased. */
    question: z.string().nullable(),
    /** The answers; each is empty after the person who asked was erased. */
    options: z.array(z.string()).max(POLL_OPTIONS_MAX),
    kind: PollKind,
    ballot: PollBallot,
    shown: PollShown,
    isOpen: z.boolean(),
    openedAt: z.iso.datetime(),
    /** The number of people who have voted. */
    voted: z.int().nonnegative(),
    /** True if the viewer has voted. */
    hasVoted: z.boolean(),
    /** The viewer's own vote; null before it, and in a secret poll. */
    ownChoices: PollChoices.nullable(),
    /** Votes for each answer; null while hidden, and for a secret poll with too few votes. */
    counts: Counts.nullable(),
    /** The choices of people in an open poll, by answer; null while hidden, and in a secret poll. */
    voters: z.array(z.array(z.string()).max(1000)).max(POLL_OPTIONS_MAX).nullable(),
  })
  .meta({ id: 'Poll' });
export type Poll = z.output<typeof Poll>;

/** A poll in the record of its call: what was asked, and the votes for each answer. */
export const RecordedPoll = z
  .object({
    pollId: Id,
    /** Null after the person who asked was erased. */
    question: z.string().nullable(),
    options: z.array(z.string()).max(POLL_OPTIONS_MAX),
    kind: PollKind,
    ballot: PollBallot,
    openedAt: z.iso.datetime(),
    askedBy: Id,
    /** Null while it is open. */
    closedAt: z.iso.datetime().nullable(),
    /** The number of people who voted; null while it is open. */
    voted: z.int().nonnegative().nullable(),
    /** Null while it is open, and for a secret poll with too few votes. */
    counts: Counts.nullable(),
  })
  .meta({ id: 'RecordedPoll' });
export type RecordedPoll = z.output<typeof RecordedPoll>;

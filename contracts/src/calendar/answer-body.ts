import { z } from 'zod';

import { AnswerComment, MeetingAnswer, MeetingTimes } from './read-models.js';

/** What somebody answers to an invitation. */
export const answerShape = {
  answer: MeetingAnswer.exclude(['none']),
  proposal: MeetingTimes.nullable().default(null),
  comment: AnswerComment.default(''),
  /**
   * Which one of a series is meant, by when it begins by the rule. Left out, an answer is for all of it, and another time for
   * the one that comes next.
   */
  occurrence: z.iso.datetime().optional(),
} as const;

interface Answered {
  readonly answer: string;
  readonly proposal: z.output<typeof MeetingTimes> | null;
}

/** Another time belongs to the answer that proposes one, and to no other. */
export const hasProposal = ({ answer, proposal }: Answered): boolean =>
  (answer === 'proposed') === (proposal !== null);

/** A rule for a proposal, as `refine` takes it. */
export const endsAfterStart: [
  (answered: Answered) => boolean,
  { path: string[]; message: string },
] = [
  ({ proposal }) =>
    proposal === null || Date.parse(proposal.endTime) > Date.parse(proposal.startTime),
  { path: ['proposal', 'endTime'], message: 'END_BEFORE_START' },
];

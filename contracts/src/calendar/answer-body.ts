import { z } from 'zod';

import { MEETING_LAST_DATE, MEETING_LONGEST_MS } from './limits.js';
import { AnswerComment, MeetingAnswer, MeetingTimes } from './read-models.js';

/** The answer to an invitation. */
export const answerShape = {
  answer: MeetingAnswer.exclude(['none']),
  proposal: MeetingTimes.nullable().default(null),
  comment: AnswerComment.default(''),
  /**
   * Which one of a series is meant, by when it begins by the rule. Left out, an answer is for all
   * of it, and another time for the one that comes next.
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
type Rule = [(answered: Answered) => boolean, { path: string[]; message: string }];

export const endsAfterStart: Rule = [
  ({ proposal }) =>
    proposal === null || Date.parse(proposal.endTime) > Date.parse(proposal.startTime),
  { path: ['proposal', 'endTime'], message: 'END_BEFORE_START' },
];

const lasting = ({ proposal }: Answered): number =>
  proposal === null ? 0 : Date.parse(proposal.endTime) - Date.parse(proposal.startTime);

/** A proposed time can be planned: it is as long, and as soon, as a meeting may be. */
export const lastsAsMeetings: Rule = [
  (answered) => lasting(answered) <= MEETING_LONGEST_MS,
  { path: ['proposal', 'endTime'], message: 'MEETING_TOO_LONG' },
];
export const beginsAsMeetings: Rule = [
  ({ proposal }) =>
    proposal === null || Date.parse(proposal.startTime) <= Date.parse(MEETING_LAST_DATE),
  { path: ['proposal', 'startTime'], message: 'MEETING_TOO_LATE' },
];

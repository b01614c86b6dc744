import { defineCommand } from '#platform/cqrs';
import {
  answerConsent,
  askJoiner,
  type AnswerConsent as Answer,
  type AskJoiner as Ask,
} from './consent.js';
import { withCall, withVisitor } from '../streams.js';
import { ofRecordings } from './of-recordings.js';

/** Asks a person in a recorded call, unless that was done. */
export const AskJoiner = defineCommand({
  name: 'AskJoiner',
  correlation: ({ callId }: Ask) => callId,
  streams: withVisitor,
  decide: ({ recordings, call, answer = null }, data, { now }) =>
    ofRecordings(
      askJoiner(recordings, call, data, { now: now.toISOString(), portalAnswer: answer }),
    ),
});

/** Records that a person agrees to be recorded, or does not (any more). */
export const AnswerConsent = defineCommand({
  name: 'AnswerConsent',
  correlation: ({ callId }: Answer) => callId,
  streams: withCall,
  decide: ({ recordings, call }, data, { now }) =>
    ofRecordings(answerConsent(recordings, call, data, now.toISOString())),
});

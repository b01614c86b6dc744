import { QueryBus } from '@nestjs/cqrs';

import { defineCommand, Rejected } from '#platform/cqrs';
import {
  failSummary,
  keepSummary,
  requestSummary,
  startTry,
  type RequestSummary as Request,
} from './make-summary.js';
import { ChatModel } from '../ports/chat-model.js';
import { ReadSummaryFile } from '../queries.js';
import { smartMeetOf, withSmartMeet } from '../streams.js';

/**
 * A summary is wanted in a language.
 * @throws Rejected SUMMARY_UNAVAILABLE where no service is set up
 */
export const RequestSummary = defineCommand({
  name: 'RequestSummary',
  needs: { model: ChatModel, queries: QueryBus },
  prepare: async ({ callId, language }: Request, { needs: { model, queries }, stateOf }) => {
    if (!model.isSetUp) throw new Rejected('SUMMARY_UNAVAILABLE');
    const { summaries } = await stateOf(smartMeetOf({ callId }));
    const kept = summaries[language];
    if (kept?.status !== 'view') return undefined;
    const { requestId, hash } = kept;
    const file = await queries.execute(new ReadSummaryFile({ requestId, hash: hash ?? '' }));
    return file === undefined ? requestId : undefined;
  },
  correlation: ({ callId }) => callId,
  streams: withSmartMeet,
  decide: ({ smartMeet, transcript }, data, { now, newId, prepared: lostRequestId }) => {
    const moment = { requestId: newId(), now: now.toISOString(), lostRequestId };
    const decision = requestSummary(smartMeet, transcript, data, moment);
    if (decision.type === 'rejected') return decision;
    return { ...decision, events: { smartMeet: decision.events } };
  },
});

/** Another try at it begins. */
export const StartTry = defineCommand({
  name: 'StartTry',
  correlation: ({ callId }: Parameters<typeof startTry>[1]) => callId,
  stream: smartMeetOf,
  decide: (smartMeet, data) => startTry(smartMeet, data),
});

/** It was made. */
export const KeepSummary = defineCommand({
  name: 'KeepSummary',
  correlation: ({ callId }: Parameters<typeof keepSummary>[1]) => callId,
  stream: smartMeetOf,
  decide: (smartMeet, data) => keepSummary(smartMeet, data),
});

/** It could not be made. */
export const FailSummary = defineCommand({
  name: 'FailSummary',
  correlation: ({ callId }: Parameters<typeof failSummary>[1]) => callId,
  stream: smartMeetOf,
  decide: (smartMeet, data) => failSummary(smartMeet, data),
});

import { describe, expect, test } from '@jest/globals';
import type { SmartMeetEvent } from '@foyer/contracts/smart-meet';

import {
  agreed,
  callId,
  id,
  kim,
  now,
  spoken,
  started,
  stopped,
  transcriptAfter,
} from '../testing/somebody-says.js';
import {
  discardSummaries,
  failSummary,
  keepSummary,
  requestSummary,
  startTry,
} from './make-summary.js';
import { evolveSmartMeet, noSmartMeet } from './smart-meet.js';

const [requestId, other] = [id(30), id(31)];
const of = { callId, requestId, language: 'en' } as const;
const requested = {
  type: 'SmartMeetRequested',
  data: { ...of, requestedBy: kim, requestedAt: now },
} as const satisfies SmartMeetEvent;
const tried = {
  type: 'SmartMeetTryStarted',
  data: { ...of, attempt: 1 },
} as const satisfies SmartMeetEvent;
const made = {
  type: 'SmartMeetMade',
  data: { ...of, model: 'm', hash: 'h' },
} as const satisfies SmartMeetEvent;
const failed = {
  type: 'SmartMeetFailed',
  data: { ...of, attempt: 1, reason: 'no-answer' },
} as const satisfies SmartMeetEvent;
const discarded = {
  type: 'SmartMeetDiscarded',
  data: { callId, reason: 'consent-withdrawn' },
} as const satisfies SmartMeetEvent;
const after = (...events: readonly SmartMeetEvent[]) => events.reduce(evolveSmartMeet, noSmartMeet);
const ended = transcriptAfter(started, agreed(kim), spoken(20, kim), stopped);

describe('A summary', () => {
  const request = (state = after(), transcript = ended, by: string | null = kim) =>
    requestSummary(state, transcript, { callId, language: 'en', by }, { requestId, now });

  test('is asked for once the transcript has ended and something was said', () => {
    expect(request()).toMatchObject({ events: [requested] });
    expect(request(after(), transcriptAfter())).toMatchObject({ code: 'TRANSCRIPT_NOT_FOUND' });
    const goesOn = transcriptAfter(started, agreed(kim), spoken(20, kim));
    expect(request(after(), goesOn)).toMatchObject({ code: 'TRANSCRIPT_UNDER_WAY' });
    const silent = transcriptAfter(started, stopped);
    expect(request(after(), silent)).toMatchObject({ code: 'TRANSCRIPT_NOT_FOUND' });
    expect(request(after(), silent, null)).toMatchObject({ events: [] });
  });

  test('requests no summary that exists or is being made, but requests a failed one again', () => {
    expect(request(after(requested))).toMatchObject({ events: [] });
    expect(request(after(requested, made))).toMatchObject({ events: [] });
    expect(request(after(requested, tried, failed))).toMatchObject({ events: [requested] });
    expect(request(after(requested, made, discarded))).toMatchObject({ events: [requested] });
  });

  test('requests a summary whose file cannot be read again', () => {
    const requestLost = (state: ReturnType<typeof after>, lostRequestId: string) =>
      requestSummary(
        state,
        ended,
        { callId, language: 'en', by: kim },
        { requestId: id(32), now, lostRequestId },
      );
    const again = { type: 'SmartMeetRequested', data: { requestId: id(32) } };
    const decided = requestLost(after(requested, made), requestId);
    expect(decided).toMatchObject({ events: [again] });
    // Another has asked for it meanwhile.
    expect(requestLost(after(requested, made), other)).toMatchObject({ events: [] });
    expect(requestLost(after(requested), requestId)).toMatchObject({ events: [] });
  });

  test('is kept for the request that counts, and for no other', () => {
    const keep = { ...of, model: 'm', hash: 'h' };
    expect(keepSummary(after(requested, tried), keep)).toMatchObject({ events: [made] });
    expect(keepSummary(after(requested, made), keep)).toMatchObject({ events: [] });
    const gone = { code: 'TRANSCRIPT_NOT_FOUND' };
    expect(keepSummary(after(requested, discarded), keep)).toMatchObject(gone);
    expect(keepSummary(after(requested), { ...keep, requestId: other })).toMatchObject(gone);
  });

  test('fails visibly, and is under way again with the next try', () => {
    const fail = { ...of, attempt: 1, reason: 'no-answer' } as const;
    expect(failSummary(after(requested, tried), fail)).toMatchObject({ events: [failed] });
    expect(failSummary(after(requested, tried, failed), fail)).toMatchObject({ events: [] });
    const { summaries } = after(requested, tried, failed);
    expect(summaries.en?.status).toBe('failure');
    const next = startTry(after(requested, tried, failed), { ...of, attempt: 2 });
    expect(next).toMatchObject({ events: [{ type: 'SmartMeetTryStarted', data: { attempt: 2 } }] });
    expect(startTry(after(requested, discarded), { ...of, attempt: 1 })).toMatchObject({
      events: [],
    });
  });

  test('is discarded with the files of all requests known still', () => {
    expect(
      discardSummaries(after(requested, made), { callId, reason: 'consent-withdrawn' }),
    ).toMatchObject({ events: [discarded] });
    expect(discardSummaries(after(), { callId, reason: 'consent-withdrawn' })).toMatchObject({
      events: [],
    });
    expect(after(requested, made, discarded)).toEqual({
      summaries: {},
      firstLanguage: null,
      requestIds: [requestId],
    });
  });
});

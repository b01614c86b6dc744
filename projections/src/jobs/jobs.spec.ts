import { test } from '@jest/globals';
import type { JobEvent } from '@foyer/contracts/jobs';

import { describeProjection } from '../testing/index.js';
import { jobs } from './jobs.js';

const jobId = '01990000-0000-7000-8000-00000000000a';
const holder = '01990000-0000-7000-8000-00000000000b';
const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-02T10:00:30.000Z';
const deadline = '2026-03-03T10:00:00.000Z';
const queued: JobEvent = {
  type: 'JobQueued',
  data: {
    jobId,
    kind: 'mail-link',
    cause: { eventId: 'e', stream: 'member-a', revision: 3 },
    personId: null,
    deadline,
  },
};
const started = (attempt: number): JobEvent => ({
  type: 'JobStarted',
  data: { jobId, attempt, holder },
});
const shown = {
  _id: jobId,
  kind: 'mail-link',
  status: 'queued',
  active: true,
  attempt: 0,
  progress: 0,
  failure: null,
  retryAt: null,
  deadline,
  personId: null,
  correlationId: 'c',
  queuedAt: at,
  startedAt: null,
  endedAt: null,
};
const now = { at, correlationId: 'c' };

describeProjection<JobEvent>(jobs, (given) => {
  test('shows what is to be done', () =>
    given({ ...queued, ...now }).thenDocuments('jobs', [shown]));

  test('shows what failed, and when it is tried again', () =>
    given(
      { ...queued, ...now },
      { ...started(1), ...now },
      { type: 'JobProgressed', data: { jobId, attempt: 1, share: 0.5 }, ...now },
      {
        type: 'JobAttemptFailed',
        data: { jobId, attempt: 1, failure: 'ECONNREFUSED', retryAt: later },
        ...now,
      },
    ).thenDocuments('jobs', [
      {
        ...shown,
        status: 'failed',
        attempt: 1,
        progress: 0.5,
        failure: 'ECONNREFUSED',
        retryAt: later,
        startedAt: at,
      },
    ]));

  test('shows what is done, and what is not tried any more', async () => {
    const ended = { ...shown, attempt: 1, active: false, startedAt: at, endedAt: at };
    await given(
      { ...queued, ...now },
      { ...started(1), ...now },
      { type: 'JobFinished', data: { jobId, attempt: 1 }, ...now },
    ).thenDocuments('jobs', [{ ...ended, status: 'done', progress: 1 }]);
  });

  test('shows what was given up, and then wanted after all', () =>
    given(
      { ...queued, ...now },
      { type: 'JobGivenUp', data: { jobId, reason: 'deadline', failure: null }, ...now },
      { type: 'JobRequeued', data: { jobId, deadline: later }, ...now },
      { type: 'JobCancelled', data: { jobId, reason: 'asked' }, ...now },
    ).thenDocuments('jobs', [
      {
        ...shown,
        status: 'cancelled',
        active: false,
        failure: 'asked',
        deadline: later,
        endedAt: at,
      },
    ]));
});

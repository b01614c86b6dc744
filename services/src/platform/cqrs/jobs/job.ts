import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { jobEvents, type JobEvent } from '@foyer/contracts/jobs';

import { defineAggregate } from '../commands/index.js';

type Cause = Extract<JobEvent, { type: 'JobQueued' }>['data']['cause'];
type GivenUp = Extract<JobEvent, { type: 'JobGivenUp' }>['data'];

export interface QueuedJob {
  readonly status: 'queued' | 'running' | 'failed' | 'done' | 'givenUp' | 'cancelled';
  readonly kind: string;
  readonly cause: Cause;
  readonly personId: string | null;
  readonly deadline: string;
  /** The number of the present or last try, counted on where it was wanted once more. */
  readonly attempt: number;
  /** The number of the last try before it was wanted once more. */
  readonly triedBefore: number;
  /** The process that works on it. */
  readonly holder: string | null;
  readonly retryAt: string | null;
  /** It ended because its person was forgotten, and stays so. */
  readonly erased: boolean;
}

/** Null before it is queued. */
export type JobState = QueuedJob | null;

type Decided = Decision<readonly JobEvent[]>;

/** Streams `job-<id>`. */
export const Job = defineAggregate<JobState, JobEvent>({
  name: 'job',
  initial: null,
  events: jobEvents,
  evolve: (state, { type, data }) => {
    if (type === 'JobQueued') {
      const { kind, cause, personId, deadline } = data;
      const none = { attempt: 0, triedBefore: 0, holder: null, retryAt: null, erased: false };
      return { status: 'queued', kind, cause, personId, deadline, ...none };
    }
    if (state === null) return null;
    switch (type) {
      case 'JobStarted':
        return {
          ...state,
          status: 'running',
          attempt: data.attempt,
          holder: data.holder,
          retryAt: null,
        };
      case 'JobProgressed':
        return state;
      case 'JobFinished':
        return { ...state, status: 'done' };
      case 'JobAttemptFailed':
        return { ...state, status: 'failed', retryAt: data.retryAt };
      case 'JobGivenUp':
        return { ...state, status: 'givenUp' };
      case 'JobCancelled':
        return { ...state, status: 'cancelled', erased: data.reason === 'erased' };
      case 'JobRequeued':
        return {
          ...state,
          status: 'queued',
          triedBefore: state.attempt,
          retryAt: null,
          deadline: data.deadline,
        };
    }
  },
});

/** True if the job is unfinished. */
export function isActive(
  state: JobState,
): state is QueuedJob & { readonly status: 'queued' | 'running' | 'failed' } {
  return state?.status === 'queued' || state?.status === 'running' || state?.status === 'failed';
}

/** The same job again is the one that there is. */
export function queueJob(
  state: JobState,
  data: Extract<JobEvent, { type: 'JobQueued' }>['data'],
): Decided {
  return accepted(state === null ? [{ type: 'JobQueued', data }] : []);
}

/** Takes it up: also what another process began, whose word counts no longer. */
export function startJob(
  state: JobState,
  { jobId, holder }: { readonly jobId: string; readonly holder: string },
): Decided {
  if (!isActive(state)) return rejected('JOB_ENDED');
  return accepted([{ type: 'JobStarted', data: { jobId, attempt: state.attempt + 1, holder } }]);
}

/** One try of it, by who began it. */
export interface Attempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly holder: string;
}

/**
 * Says something of a try; nothing where it is not under way any more, or another process has taken
 * it over.
 */
function ofAttempt(state: JobState, { attempt, holder }: Attempt, event: JobEvent): Decided {
  const isHolder =
    state?.status === 'running' && state.attempt === attempt && state.holder === holder;
  return accepted(isHolder ? [event] : []);
}

export function progressJob(state: JobState, { share, ...of }: Attempt & { share: number }) {
  const { jobId, attempt } = of;
  return ofAttempt(state, of, { type: 'JobProgressed', data: { jobId, attempt, share } });
}

export function finishJob(state: JobState, of: Attempt): Decided {
  const { jobId, attempt } = of;
  return ofAttempt(state, of, { type: 'JobFinished', data: { jobId, attempt } });
}

export function failAttempt(
  state: JobState,
  { failure, retryAt, ...of }: Attempt & { readonly failure: string; readonly retryAt: string },
): Decided {
  const { jobId, attempt } = of;
  return ofAttempt(state, of, {
    type: 'JobAttemptFailed',
    data: { jobId, attempt, failure, retryAt },
  });
}

export function giveUpJob(state: JobState, data: GivenUp): Decided {
  return accepted(isActive(state) ? [{ type: 'JobGivenUp', data }] : []);
}

export function cancelJob(
  state: JobState,
  data: Extract<JobEvent, { type: 'JobCancelled' }>['data'],
): Decided {
  if (state === null) return rejected('JOB_NOT_FOUND');
  if (isActive(state)) return accepted([{ type: 'JobCancelled', data }]);
  return data.reason === 'asked' && state.status !== 'cancelled'
    ? rejected('JOB_ENDED')
    : accepted([]);
}

/**
 * Has it tried again at once, with as much time as it had at first, but no longer than it makes
 * sense.
 */
export function requeueJob(
  state: JobState,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
  { deadlineMs, until }: { readonly deadlineMs: number; readonly until: string | undefined },
): Decided {
  if (state === null) return rejected('JOB_NOT_FOUND');
  if (state.erased || state.status === 'done' || state.status === 'running') {
    return rejected('JOB_NOT_RETRIABLE');
  }
  const latest = new Date(now.getTime() + deadlineMs).toISOString();
  const deadline = until !== undefined && until < latest ? until : latest;
  if (deadline <= now.toISOString()) return rejected('JOB_TOO_LATE');
  return accepted([{ type: 'JobRequeued', data: { jobId, deadline } }]);
}

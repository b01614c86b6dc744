/** Sentences for the events of the program and its auditors. */
export const operations = {
  JobQueued: 'A background job was queued',
  JobStarted: 'A background job started (attempt %{attempt})',
  JobProgressed: 'A background job is making progress',
  JobFinished: 'A background job finished',
  JobAttemptFailed: 'Attempt %{attempt} of a background job failed',
  JobGivenUp: {
    refused: 'A background job was given up: refused',
    attempts: 'A background job was given up: too many attempts',
    deadline: 'A background job was given up: its deadline passed',
  },
  JobCancelled: {
    erased: 'A background job was cancelled: the person was erased',
    asked: 'A background job was cancelled',
  },
  JobRequeued: '%{actor} queued a background job again',
  JobQueueRead: 'Background jobs were planned from the log',
  AuditLookTaken: '%{memberId} looked into the audit log',
};

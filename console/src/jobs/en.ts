/** English texts about background jobs. */
export const en = {
  job: {
    empty: 'No jobs yet',
    emptyHint:
      'Tasks that take a while or may need several attempts, such as sending mails, are listed here.',
    attempt: '%{attempt}, next at %{time}',
    kind: {
      'mail-link': 'Mail with a link',
      'close-the-day': 'Closing of the day',
      'mix-a-recording': 'Processing of a recording',
      'make-a-summary': 'Summary of a call',
    },
    status: {
      queued: 'Waiting',
      running: 'Running',
      failed: 'Failed, will be retried',
      done: 'Done',
      givenUp: 'Given up',
      cancelled: 'Cancelled',
    },
    retry: { label: 'Try again', done: 'The job will be tried again' },
    cancel: {
      label: 'Cancel',
      title: 'Cancel this job?',
      text: 'Steps that have not run yet will be skipped.',
      done: 'Job cancelled',
    },
  },
  resources: {
    jobs: {
      name: 'Background job |||| Background jobs',
      fields: {
        kind: 'Job',
        status: 'Status',
        progress: 'Progress',
        attempt: 'Attempts',
        failure: 'Reason',
        queuedAt: 'Created',
        endedAt: 'Ended',
      },
    },
  },
};

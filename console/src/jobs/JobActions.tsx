import { jobRoutes, type Job } from '@foyer/contracts/jobs';
import CancelIcon from '@mui/icons-material/BlockOutlined';
import RetryIcon from '@mui/icons-material/ReplayOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState, type FC } from 'react';
import { Button, Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';

const RETRIABLE: readonly Job['status'][] = ['failed', 'givenUp', 'cancelled'];
const ACTIVE: readonly Job['status'][] = ['queued', 'running', 'failed'];
const routes = { retry: jobRoutes.retryJob, cancel: jobRoutes.cancelJob } as const;

/**
 * Tries a job again, or cancels it; that what is not done yet will not be done is asked about
 * first. Its label is the column's, which the table reads.
 */
export const JobActions: FC<{ readonly label?: string }> = () => {
  const job = useRecordContext<Job>();
  const notify = useNotify();
  const refresh = useRefresh();
  const notification = useNotification();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ action, id }: { action: keyof typeof routes; id: string }) => {
      await api.call(routes[action], { params: { id } });
      return action;
    },
    onSuccess: (action) => notify(`job.${action}.done`, { type: 'success' }),
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (!job) return null;
  const { id, status } = job;
  return (
    <>
      {RETRIABLE.includes(status) && (
        <Button
          label="job.retry.label"
          disabled={isPending}
          onClick={() => mutate({ action: 'retry', id })}
        >
          <RetryIcon />
        </Button>
      )}
      {ACTIVE.includes(status) && (
        <Button label="job.cancel.label" disabled={isPending} onClick={() => setAsking(true)}>
          <CancelIcon />
        </Button>
      )}
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="job.cancel.title"
        content="job.cancel.text"
        onConfirm={() => mutate({ action: 'cancel', id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

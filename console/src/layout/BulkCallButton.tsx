import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import {
  Button,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
  type RaRecord,
} from 'react-admin';

import { BulkQuestion } from './BulkQuestion.js';
import { useNotification } from './useNotification.js';

/**
 * One call about all selected records, after a question where something is lost by it; says how
 * many it reached.
 */
export function BulkCallButton(props: {
  call: (ids: string[]) => Promise<{ successIds: readonly string[]; failedIds: readonly string[] }>;
  label: string;
  icon: ReactElement;
  /** A sentence of the specification, or a text of its own. */
  done: keyof typeof successTexts | { text: string };
  failed: keyof typeof failureTexts;
  confirm?: { title: string; content: string };
  /** True if the action cannot be undone. */
  isFinal?: boolean;
}) {
  const { selectedIds, resource } = useListContext<RaRecord<string>>();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll(resource);
  const notification = useNotification();
  // The records that were selected when the question appeared, even if the list changes.
  const [asked, setAsked] = useState<string[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: props.call,
    onSuccess: ({ successIds, failedIds }) => {
      if (failedIds.length === 0) {
        if (typeof props.done === 'string') notification.done(props.done);
        else notify(props.done.text, { type: 'success' });
      } else if (successIds.length === 0) notification.failed(props.failed);
      else {
        notify('layout.partly', {
          type: 'warning',
          messageArgs: { done: successIds.length, failed: failedIds.length },
        });
      }
      unselectAll();
    },
    onError: (error) => notification.failed(props.failed, error),
    onSettled: () => {
      setAsked(undefined);
      refresh();
    },
  });
  const selected = () => [...selectedIds];

  return (
    <>
      <Button
        label={props.label}
        disabled={isPending}
        color={props.isFinal === true ? 'error' : 'primary'}
        onClick={() => (props.confirm === undefined ? mutate(selected()) : setAsked(selected()))}
      >
        {props.icon}
      </Button>
      {props.confirm !== undefined && asked !== undefined && (
        <BulkQuestion
          {...props.confirm}
          resource={resource}
          ids={asked}
          action={props.label}
          isFinal={props.isFinal === true}
          busy={isPending}
          onConfirm={() => mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

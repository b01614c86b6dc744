import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import {
  Button,
  Confirm,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
  type RaRecord,
} from 'react-admin';

import { useNotification } from './useNotification.js';

/** One call about all selected records, after a question where something is lost by it; says how many it reached. */
export function BulkCallButton(props: {
  call: (ids: string[]) => Promise<{ successIds: readonly string[]; failedIds: readonly string[] }>;
  label: string;
  icon: ReactElement;
  /** A sentence of the specification, or a text of its own. */
  done: keyof typeof successTexts | { text: string };
  failed: keyof typeof failureTexts;
  confirm?: { title: string; content: string };
  danger?: boolean;
}) {
  const { selectedIds, resource } = useListContext<RaRecord<string>>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll(resource);
  const notification = useNotification();
  const [asking, setAsking] = useState(false);
  const args = { smart_count: selectedIds.length };
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
      setAsking(false);
      refresh();
    },
  });
  const run = () => mutate([...selectedIds]);

  return (
    <>
      <Button
        label={props.label}
        disabled={isPending}
        color={props.danger === true ? 'error' : 'primary'}
        onClick={props.confirm === undefined ? run : () => setAsking(true)}
      >
        {props.icon}
      </Button>
      {props.confirm !== undefined && (
        <Confirm
          isOpen={asking}
          loading={isPending}
          title={translate(props.confirm.title, args)}
          content={translate(props.confirm.content, args)}
          confirmColor={props.danger === true ? 'warning' : 'primary'}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

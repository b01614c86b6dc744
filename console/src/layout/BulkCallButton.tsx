import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Button, useListContext, useRefresh, useUnselectAll, type RaRecord } from 'react-admin';

import { BulkQuestion } from './BulkQuestion.js';
import { useBulkOutcome } from './undo/useBulkOutcome.js';
import { useChangedRecords } from './undo/useChangedRecords.js';
import { useNotification } from './useNotification.js';

type BulkCall = (
  ids: string[],
) => Promise<{ successIds: readonly string[]; failedIds: readonly string[] }>;

/**
 * One call about all selected records, after a question where something is lost by it; says how
 * many it reached, and offers to take it back where another call can.
 */
export function BulkCallButton(props: {
  call: BulkCall;
  /** The call that does the opposite, and which of the selected records the first one changes. */
  undo?: { call: BulkCall; changes: (record: never) => boolean };
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
  const changed = useChangedRecords(resource, props.undo?.changes);
  const unselectAll = useUnselectAll(resource);
  const refresh = useRefresh();
  const notification = useNotification();
  const say = useBulkOutcome(props);
  // The records that were selected when the question appeared, even if the list changes.
  const [asked, setAsked] = useState<string[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) => {
      const changedIds = await changed(ids);
      const outcome = await props.call(ids);
      return { ...outcome, changedIds };
    },
    onSuccess: (outcome) => {
      say(outcome);
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

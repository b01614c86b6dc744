import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Button, useListContext, useRefresh, useUnselectAll, type RaRecord } from 'react-admin';

import { BulkQuestion } from './BulkQuestion.js';
import { useBulkOutcome } from './undo/useBulkOutcome.js';
import type { Outcome } from './undo/usePartlyDone.js';
import { useChangedRecords } from './undo/useChangedRecords.js';
import { useNotification } from './useNotification.js';

type BulkCall = (ids: string[]) => Promise<Outcome>;

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
  /** A record that the server leaves as it is, and the sentence that says so before. */
  spares?: { id: string | undefined; text: string };
  /** True if the action cannot be undone. */
  isFinal?: boolean;
}) {
  const { selectedIds, resource } = useListContext<RaRecord<string>>();
  const changed = useChangedRecords(resource, props.undo?.changes);
  const unselectAll = useUnselectAll(resource);
  const refresh = useRefresh();
  const notification = useNotification();
  const say = useBulkOutcome(resource, props);
  // The records that were selected when the question appeared, even if the list changes.
  const [asked, setAsked] = useState<string[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) => {
      const changedIds = await changed(ids);
      const outcome = await props.call(ids);
      return { ...outcome, changedIds };
    },
    onSuccess: async (outcome) => {
      unselectAll();
      await say(outcome);
    },
    onError: (error) => notification.failed(props.failed, error),
    onSettled: () => {
      setAsked(undefined);
      refresh();
    },
  });
  const selected = () => [...selectedIds];
  const { spares } = props;
  const others = asked?.filter((id) => id !== spares?.id) ?? [];
  // A spared record that is the only one is sent: the server answers with the reason.
  const isSpared = others.length > 0 && others.length < (asked?.length ?? 0);
  const affected = isSpared ? others : asked;

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
      {props.confirm !== undefined && affected !== undefined && (
        <BulkQuestion
          {...props.confirm}
          resource={resource}
          ids={affected}
          spared={isSpared ? spares?.text : undefined}
          action={props.label}
          isFinal={props.isFinal === true}
          busy={isPending}
          onConfirm={() => mutate(affected)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

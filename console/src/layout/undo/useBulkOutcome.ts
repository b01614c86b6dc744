import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

import { useNotification } from '../useNotification.js';
import { useUndo } from './useUndo.js';

interface Outcome {
  readonly successIds: readonly string[];
  readonly failedIds: readonly string[];
}

/** Returns a function that tells how many records an action reached, and offers to undo it. */
export function useBulkOutcome({
  done,
  failed,
  undo,
}: {
  readonly done: keyof typeof successTexts | { readonly text: string };
  readonly failed: keyof typeof failureTexts;
  readonly undo?: { readonly call: (ids: string[]) => Promise<Outcome> };
}) {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const offer = useUndo();
  const partly = ({ successIds, failedIds }: Outcome) => ({
    done: successIds.length,
    failed: failedIds.length,
  });
  const takeBack = async (call: (ids: string[]) => Promise<Outcome>, ids: string[]) => {
    try {
      const outcome = await call(ids);
      const { successIds, failedIds } = outcome;
      if (failedIds.length === 0) notify('layout.undone', { type: 'success' });
      else if (successIds.length === 0) notification.failed(failed);
      else notify('layout.partly', { type: 'warning', messageArgs: partly(outcome) });
    } catch (error) {
      notification.failed(failed, error);
    }
    refresh();
  };
  return (outcome: Outcome & { readonly changedIds: readonly string[] }) => {
    const { successIds, failedIds } = outcome;
    if (successIds.length === 0 && failedIds.length > 0) {
      notification.failed(failed);
      return;
    }
    const isWhole = failedIds.length === 0;
    const whole = typeof done === 'string' ? `success.${done}` : done.text;
    const [text, args] = isWhole ? [whole, {}] : ['layout.partly', partly(outcome)];
    const back = outcome.changedIds.filter((id) => successIds.includes(id));
    if (undo === undefined || back.length === 0) {
      notify(text, { type: isWhole ? 'success' : 'warning', messageArgs: args });
      return;
    }
    offer(translate(text, args), () => void takeBack(undo.call, back));
  };
}

import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

import { useNotification } from '../useNotification.js';
import { usePartlyDone, type Outcome } from './usePartlyDone.js';
import { UNDO_MS, useUndo } from './useUndo.js';

/** Returns a function that tells which records an action reached, and offers to undo it. */
export function useBulkOutcome(
  resource: string,
  {
    done,
    failed,
    undo,
  }: {
    readonly done: keyof typeof successTexts | { readonly text: string };
    readonly failed: keyof typeof failureTexts;
    readonly undo?: { readonly call: (ids: string[]) => Promise<Outcome> };
  },
) {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const offer = useUndo();
  const partlyDone = usePartlyDone(resource);
  const warn = (text: string) =>
    notify(text, { type: 'warning', messageArgs: { _: text }, autoHideDuration: UNDO_MS });
  const takeBack = async (call: (ids: string[]) => Promise<Outcome>, ids: string[]) => {
    try {
      const outcome = await call(ids);
      if (outcome.failedIds.length === 0) notify('layout.undone', { type: 'success' });
      else warn(await partlyDone(outcome));
    } catch (error) {
      notification.failed(failed, error);
    }
    refresh();
  };
  return async (outcome: Outcome & { readonly changedIds: readonly string[] }) => {
    const { successIds, failedIds } = outcome;
    const isWhole = failedIds.length === 0;
    const whole = typeof done === 'string' ? `success.${done}` : done.text;
    const text = isWhole ? translate(whole) : await partlyDone(outcome);
    const back = outcome.changedIds.filter((id) => successIds.includes(id));
    if (undo !== undefined && back.length > 0) {
      const type = isWhole ? 'success' : 'warning';
      offer(text, () => void takeBack(undo.call, back), type);
    } else if (isWhole) notify(whole, { type: 'success' });
    else warn(text);
  };
}

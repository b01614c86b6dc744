import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { sentences } from '#app/sentences.js';
import { toast } from '#design/toasts.js';

/**
 * Runs an action, with the common steps around it: no second run at the same time, and a message
 * about the result.
 */
export function useAct() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @returns Whether it was done. */
  const act = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      if (done !== undefined) toast(done, 'good');
      return true;
    } catch (error) {
      setProblem(sentences(t('sessions.failed'), messageOf(error, t)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, problem };
}

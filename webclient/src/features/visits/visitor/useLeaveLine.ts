import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import type { VisitSession } from './visit-session.js';

/** Giving up the place in line: the question before it, and that it is under way. */
export function useLeaveLine(session: Pick<VisitSession, 'leaveLine'>) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await session.leaveLine();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
      setAsking(false);
    }
  };
  return { isAsking, isBusy, ask: () => setAsking(true), stay: () => setAsking(false), leave };
}

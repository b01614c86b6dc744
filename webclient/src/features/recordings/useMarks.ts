import { recordingRoutes, type Recording } from '@foyer/contracts/recordings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';

/**
 * The marks of a recording, and a function that adds one; it is undefined if the start of the
 * recording is not known.
 */
export function useMarks({ callDetailId, beginsAt, marks: known }: Recording) {
  const { t } = useTranslation();
  const [marks, setMarks] = useState(known);
  const [busy, setBusy] = useState(false);
  const markFrom = async (begin: number, at: number) => {
    setBusy(true);
    try {
      const startTime = new Date(begin + at).toISOString();
      const body = { callDetailId, times: [{ startTime, endTime: null }] };
      await api.call(recordingRoutes.addRecordTimes, { body });
      setMarks([...marks, { at, until: null }].toSorted((a, b) => a.at - b.at));
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  const mark =
    beginsAt === null
      ? undefined
      : (at: number) => void markFrom(Date.parse(beginsAt), Math.round(at));
  return { marks, mark, busy };
}

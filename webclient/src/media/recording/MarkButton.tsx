import { recordingRoutes } from '@foyer/contracts/recordings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { duration } from '#state/duration.js';
import styles from './CallRecording.module.css';

interface MarkButtonProps {
  readonly callId: string;
  readonly startedAt: string;
}

/** Marks the present moment of the recording, so that it is found again in it. */
export function MarkButton({ callId, startedAt }: MarkButtonProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    const now = new Date();
    const startTime = now.toISOString();
    setBusy(true);
    try {
      const body = { callDetailId: callId, times: [{ startTime, endTime: null }] };
      await api.call(recordingRoutes.addRecordTimes, { body });
      const at = duration(now.getTime() - Date.parse(startedAt));
      toast(says(texts.marked).replace('{at}', at));
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.change}
      disabled={busy}
      data-testid="mark-recording"
      onClick={() => void mark()}
    >
      {says(texts.mark)}
    </button>
  );
}

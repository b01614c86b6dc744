import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormDialog } from '#design/FormDialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { whenText } from './times.js';

const REASON_MAX = 1000;

interface CancelDialogProps {
  readonly meeting: CalendarEvent;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Calls a meeting off, or one of its series. */
export function CancelDialog({ meeting, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation();
  const [which, setWhich] = useState<'one' | 'all'>('one');
  const [reason, setReason] = useState('');
  const { act, busy, problem } = useAct();
  const { _id: eventId, occurrence, name, toPassOn } = meeting;
  const isOne = occurrence !== null && which === 'one';
  const cancel = () =>
    act(
      async () => {
        const body = { eventId, reason, ...(isOne && { occurrence }) };
        await api.call(calendarRoutes.cancelMeeting, { body });
        onDone();
      },
      t(toPassOn ? 'calendar.offHere' : 'calendar.off'),
    );
  return (
    <FormDialog
      title={t('calendar.cancelTitle', { name: name || t('calendar.untitled') })}
      onClose={onClose}
      isTyped={reason !== ''}
      attempt={problem}
      actions={(leave) => (
        <>
          <Button kind="danger" busy={busy} onClick={() => void cancel()}>
            {t('calendar.cancel')}
          </Button>
          <Button onClick={leave}>{t('calendar.keep')}</Button>
        </>
      )}
    >
      <div className={styles.form}>
        <FormProblem text={problem} />
        <p>{isOne || occurrence === null ? whenText(meeting) : t('calendar.form.all')}</p>
        <p>{t(toPassOn ? 'calendar.cancelTextHere' : 'calendar.cancelText')}</p>
        {occurrence !== null && (
          <Choice
            label={t('calendar.cancelWhich')}
            value={which}
            options={(['one', 'all'] as const).map((value) => ({
              ...{ value, text: t(`calendar.form.${value}`) },
            }))}
            onChange={setWhich}
          />
        )}
        <TextArea
          label={t('calendar.reason')}
          rows={2}
          value={reason}
          maxLength={REASON_MAX}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </FormDialog>
  );
}

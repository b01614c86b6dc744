import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import { useNow } from '#state/now.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { scopeBody, scopesOf, type Scope } from './scope.js';
import { ScopeChoice } from './ScopeChoice.js';
import { dayText, whenText } from './times.js';

const REASON_MAX = 1000;

interface CancelDialogProps {
  readonly meeting: CalendarEvent;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Calls a meeting off, one of its series, or one and all that follow. */
export function CancelDialog({ meeting, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<Scope>(scopesOf(meeting, useNow())[0]);
  const [reason, setReason] = useState('');
  const { act, busy, problem } = useAct();
  const { _id: eventId, occurrence, name, toPassOn } = meeting;
  const isOfSeries = occurrence !== null;
  const isOne = !isOfSeries || scope === 'one';
  const cancel = () =>
    act(
      async () => {
        const { occurrence: of, following } = scopeBody(occurrence, scope);
        const body = { eventId, reason, ...(of !== null && { occurrence: of, following }) };
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
        <p>
          {isOne
            ? whenText(meeting)
            : scope === 'all'
              ? t('calendar.form.all')
              : t('calendar.form.fromDay', { day: dayText(meeting.startTime) })}
        </p>
        <p>{t(toPassOn ? 'calendar.cancelTextHere' : 'calendar.cancelText')}</p>
        {isOfSeries && (
          <ScopeChoice
            label={t('calendar.cancelWhich')}
            meeting={meeting}
            value={scope}
            onChange={setScope}
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

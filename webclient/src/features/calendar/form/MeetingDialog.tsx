import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { useNow } from '#state/now.js';
import { useAct } from '../../sessions/useAct.js';
import styles from '../CalendarPage.module.css';
import { bodyOf, draftOf, newDraft, problemsOf } from './draft.js';
import { MeetingFields } from './MeetingFields.js';

interface MeetingDialogProps {
  /** The meeting that is changed; absent for a new one. */
  readonly meeting?: CalendarEvent;
  /** Other times to begin with: those that a guest proposed. */
  readonly times?: { readonly startTime: string; readonly endTime: string } | undefined;
  readonly sessionId?: string;
  readonly onClose: () => void;
  readonly onDone: (meeting: CalendarEvent) => void;
}

/** Plans a meeting, or changes one: all of it, or one of its series. */
export function MeetingDialog({ meeting, times, sessionId, onClose, onDone }: MeetingDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const isOfSeries = meeting !== undefined && meeting.occurrence !== null;
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const isOne = isOfSeries && scope === 'one';
  const begun = (next: 'one' | 'all') => {
    const shown = meeting && (times ? { ...meeting, ...times } : meeting);
    return shown ? draftOf(shown, isOfSeries && next === 'all') : newDraft(new Date(), sessionId);
  };
  const [first, setFirst] = useState(() => begun('one'));
  const [draft, setDraft] = useState(first);
  const [_id] = useState(() => meeting?._id ?? newId());
  const [tried, setTried] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { act, busy, problem } = useAct();
  const now = useNow();
  const problems = problemsOf(draft, new Date(now), meeting && first.start);
  const leave = () => (draft === first ? onClose() : setLeaving(true));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const { timeZone } = meeting ?? {};
    const occurrence = isOne ? meeting.occurrence : null;
    const body = bodyOf(draft, { _id, occurrence, ...(timeZone !== undefined && { timeZone }) });
    await act(
      async () => {
        const done = meeting
          ? await api.call(calendarRoutes.updateMeeting, { params: { id: _id }, body })
          : await api.call(calendarRoutes.planMeeting, { body });
        onDone(done);
      },
      t(meeting ? 'calendar.changed' : 'calendar.planned'),
    );
  };
  return (
    <Dialog
      title={t(meeting ? 'calendar.form.editTitle' : 'calendar.form.newTitle')}
      onClose={leave}
      actions={
        leaving ? (
          <>
            <p role="alert">{t('calendar.form.discard')}</p>
            <Button kind="danger" onClick={onClose}>
              {t('calendar.form.discardYes')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t('calendar.form.discardNo')}</Button>
          </>
        ) : (
          <>
            <Button type="submit" form={form} kind="primary" busy={busy}>
              {t(meeting ? 'calendar.form.save' : 'calendar.form.plan')}
            </Button>
            <Button onClick={leave}>{t('app.cancel')}</Button>
          </>
        )
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormProblem text={problem} />
        {isOfSeries && (
          <Choice
            label={t('calendar.form.which')}
            value={scope}
            options={(['one', 'all'] as const).map((value) => ({
              ...{ value, text: t(`calendar.form.${value}`) },
            }))}
            onChange={(next) => {
              setScope(next);
              const other = begun(next);
              setFirst(other);
              setDraft(other);
            }}
          />
        )}
        <MeetingFields
          draft={draft}
          onChange={setDraft}
          problems={tried ? problems : {}}
          isOne={isOne}
          hasPin={meeting?.hasPin === true}
          isNew={meeting === undefined}
        />
      </form>
    </Dialog>
  );
}

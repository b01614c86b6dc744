import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { toast } from '#design/toasts.js';
import { FormProblem } from '#design/FormProblem.js';
import { useNow } from '#state/now.js';
import { useAct } from '../../sessions/useAct.js';
import styles from '../CalendarPage.module.css';
import { isRunning, scopeBody, scopesOf, type Scope } from '../scope.js';
import { ScopeChoice } from '../ScopeChoice.js';
import { AttendeePicker } from './AttendeePicker.js';
import { bodyOf, carriedOver, draftOf, newDraft, problemsOf, type MeetingDraft } from './draft.js';
import { MeetingFields } from './MeetingFields.js';
import { useGuestEntry } from './useGuestEntry.js';

interface MeetingDialogProps {
  /** The meeting that is changed; absent for a new one. */
  readonly meeting?: CalendarEvent;
  /** Other times to begin with: those that a guest proposed. */
  readonly times?: { readonly startTime: string; readonly endTime: string } | undefined;
  readonly sessionId?: string;
  readonly onClose: () => void;
  readonly onDone: (meeting: CalendarEvent) => void;
}

/** Plans a meeting, or changes one: all of it, one of its series, or one and all that follow. */
export function MeetingDialog({ meeting, times, sessionId, onClose, onDone }: MeetingDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const isOfSeries = meeting !== undefined && meeting.occurrence !== null;
  const now = useNow();
  const [scope, setScope] = useState<Scope>(isOfSeries ? scopesOf(meeting, now)[0] : 'one');
  const isOne = isOfSeries && scope === 'one';
  const begun = (next: Scope) => {
    const shown = meeting && (times ? { ...meeting, ...times } : meeting);
    return shown ? draftOf(shown, isOfSeries && next === 'all') : newDraft(new Date(), sessionId);
  };
  const [first, setFirst] = useState(() => begun(scope));
  const [draft, setDraft] = useState(first);
  const [_id] = useState(() => meeting?._id ?? newId());
  const [tries, setTries] = useState(0);
  const entry = useGuestEntry();
  const { act, busy, problem } = useAct();
  // Other times of a series that runs are for what is ahead, counted from its first meeting.
  const runs = isOfSeries && scope === 'all' && isRunning(meeting, now);
  const problemsNow = (of: MeetingDraft) =>
    problemsOf(of, new Date(now), runs ? of.start : meeting && first.start);
  const problems = problemsNow(draft);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || entry.busy) return;
    const added = !isOne && entry.isTyped ? await entry.add() : null;
    const whole = added ? { ...draft, attendees: [...draft.attendees, added] } : draft;
    setDraft(whole);
    setTries(tries + 1);
    if (added === undefined || Object.keys(problemsNow(whole)).length > 0) return;
    const { timeZone } = meeting ?? {};
    const which = scopeBody(isOfSeries ? meeting.occurrence : null, scope);
    const body = bodyOf(whole, { _id, ...which, ...(timeZone !== undefined && { timeZone }) });
    await act(async () => {
      const done = meeting
        ? await api.call(calendarRoutes.updateMeeting, { params: { id: _id }, body })
        : await api.call(calendarRoutes.planMeeting, { body });
      const said = meeting ? 'changed' : 'planned';
      toast(t(done.toPassOn ? `calendar.${said}Here` : `calendar.${said}`), 'good');
      onDone(done);
    });
  };
  return (
    <FormDialog
      title={t(meeting ? 'calendar.form.editTitle' : 'calendar.form.newTitle')}
      isTyped={draft !== first || entry.isTyped}
      attempt={`${tries} ${problem}`}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button type="submit" form={form} kind="primary" busy={busy || entry.busy}>
            {t(meeting ? 'calendar.form.save' : 'calendar.form.plan')}
          </Button>
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormProblem text={problem} />
        {isOfSeries && (
          <ScopeChoice
            label={t('calendar.form.which')}
            meeting={meeting}
            value={scope}
            onChange={(next) => {
              setScope(next);
              const other = begun(next);
              setFirst(other);
              setDraft(carriedOver(draft, first, other));
            }}
          />
        )}
        <MeetingFields
          draft={draft}
          onChange={setDraft}
          problems={tries > 0 ? problems : {}}
          isOne={isOne}
          hasPin={meeting?.hasPin === true}
          isNew={meeting === undefined}
        >
          <AttendeePicker
            attendees={draft.attendees}
            entry={entry}
            problem={
              tries > 0 && problems.attendees && !entry.isTyped
                ? t('calendar.form.needsOne')
                : undefined
            }
            onChange={(attendees) => setDraft({ ...draft, attendees })}
          />
        </MeetingFields>
      </form>
    </FormDialog>
  );
}

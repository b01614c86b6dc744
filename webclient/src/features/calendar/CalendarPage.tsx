import { calendarRoutes, type TimeSpan } from '@foyer/contracts/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { fetchFile } from '#app/fetch-file.js';
import { saveFile } from '#app/save-file.js';
import { useAddressed } from '#app/useAddressed.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { ownZone } from '#state/own-zone.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { FeedDialog } from './FeedDialog.js';
import { MeetingDialog } from './form/MeetingDialog.js';
import { MeetingList } from './MeetingList.js';
import { MonthView } from './MonthView.js';

const views = ['today', 'upcoming', 'past', 'month'] as const;
type View = TimeSpan | 'month';

async function download(): Promise<void> {
  const { method, path } = calendarRoutes.exportMeetings;
  const answer = await fetchFile({ method, path });
  saveFile(await answer.blob(), 'meetings.ics');
}

/** The member's meetings: of today, to come, past, and by month. */
export function CalendarPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [{ view }, setView] = useAddressed<{ view: View }>({ view: 'today' }, { view: views });
  const [planning, setPlanning] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  const { act, busy, problem } = useAct();
  usePageTitle(t('calendar.title'));
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{t('calendar.title')}</h1>
          <p className={styles.lead}>{t('calendar.lead', { zone: ownZone() })}</p>
        </div>
        <div className={styles.actions}>
          <Button
            icon={<Icon name="download" />}
            title={t('calendar.exportHint')}
            busy={busy}
            onClick={() => void act(download)}
          >
            {t('calendar.export')}
          </Button>
          <Button icon={<Icon name="link" />} onClick={() => setSubscribing(true)}>
            {t('calendar.feed.open')}
          </Button>
          <Button kind="primary" icon={<Icon name="plus" />} onClick={() => setPlanning(true)}>
            {t('calendar.new')}
          </Button>
        </div>
      </header>
      <FormProblem text={problem} />
      <Choice
        label={t('calendar.shown')}
        value={view}
        options={views.map((value) => ({ value, text: t(`calendar.span.${value}`) }))}
        onChange={(next) => setView({ view: next })}
      />
      {view === 'month' ? <MonthView /> : <MeetingList key={view} span={view} />}
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
      {planning && (
        <MeetingDialog
          onClose={() => setPlanning(false)}
          onDone={({ _id }) => void navigate(`/calendar/${_id}`)}
        />
      )}
    </main>
  );
}

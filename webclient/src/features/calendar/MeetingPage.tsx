import { permits, BASE_PATH } from '@foyer/contracts/identity';
import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';

import { fetchFile } from '#app/fetch-file.js';
import { loadAgain } from '#app/queries/load-again.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { saveFile } from '#app/save-file.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Badge } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { Section } from '#design/Section.js';
import { toast } from '#design/toasts.js';
import { useNow } from '#state/now.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { Attendees } from './Attendees.js';
import { CancelDialog } from './CancelDialog.js';
import { MeetingDialog } from './form/MeetingDialog.js';
import { HandOverDialog } from './HandOverDialog.js';
import { OwnAnswer } from './answer/OwnAnswer.js';
import { JoinButton } from './JoinButton.js';
import { LinksToPassOn } from './LinksToPassOn.js';
import { meetingQueries } from './meeting-queries.js';
import { PastCalls } from './PastCalls.js';
import { pathOf } from './path-of.js';
import { isOver } from './scope.js';
import { dateText, whenHere } from './times.js';
import { WhenThere } from './WhenThere.js';
import { useLiveMeetings } from './useLiveMeetings.js';

type Asking = 'edit' | 'cancel' | 'hand-over' | null;
type Times = Pick<CalendarEvent, 'startTime' | 'endTime'>;

/** A meeting with all there is to it, and what can be done with it. */
export function MeetingPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const occurrence = params.get('occurrence');
  const queries = useQueryClient();
  const { queryKey } = meetingQueries.one(id, occurrence);
  const meeting = useQuery(meetingQueries.one(id, occurrence));
  const again = () => void loadAgain(queries, queryKey);
  useLiveMeetings(({ eventId }) => {
    if (eventId === id) again();
  }, again);
  usePageTitle(meeting.data?.name ?? t('calendar.title'));
  return (
    <main className={styles.page}>
      <Link to="/calendar">{t('calendar.back')}</Link>
      <Unanswered query={meeting} failed={t('calendar.loadFailed')} height="16rem" />
      {meeting.isSuccess && (
        <Details meeting={meeting.data} isNamed={occurrence !== null} again={again} />
      )}
    </main>
  );
}

interface DetailsProps {
  readonly meeting: CalendarEvent;
  readonly isNamed: boolean;
  readonly again: () => void;
}

function Details({ meeting, isNamed, again }: DetailsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { profile } = useStaff();
  const [asking, setAsking] = useState<Asking>(null);
  const [times, setTimes] = useState<Times>();
  const { name, description, repeat, repeatTill, cancelled } = meeting;
  const now = useNow();
  const isOrganizer =
    meeting.organizerId === profile._id || permits('calendar.manage-all', profile.role);
  const close = () => {
    setAsking(null);
    setTimes(undefined);
  };
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={classes(styles.title, cancelled && styles.off)}>
            {name || t('calendar.untitled')}
          </h1>
          <p className={classes(styles.lead, cancelled && styles.off)}>{whenHere(meeting)}</p>
          <WhenThere meeting={meeting} className={classes(styles.lead, cancelled && styles.off)} />
          {repeat !== 'none' && repeatTill !== null && (
            <p className={styles.lead}>
              {t('calendar.repeatsTill', {
                ...{ how: t(`calendar.repeats.${repeat}`), till: dateText(repeatTill) },
              })}
            </p>
          )}
          <SeriesParts meeting={meeting} />
          {cancelled && <Badge tone="danger">{t('calendar.cancelled')}</Badge>}
          {cancelled && meeting.reason && (
            <p className={styles.lead}>{t('calendar.because', { reason: meeting.reason })}</p>
          )}
        </div>
        <JoinButton meeting={meeting} />
      </header>
      <div className={styles.sections}>
        {!cancelled && (
          <div className={styles.actions}>
            {isOrganizer && (
              <>
                <Button onClick={() => setAsking('edit')}>{t('calendar.edit')}</Button>
                <Button onClick={() => setAsking('hand-over')}>{t('calendar.handOver')}</Button>
              </>
            )}
            <ShareButtons meeting={meeting} />
            {isOrganizer && !(meeting.occurrence === null && isOver(meeting, now)) && (
              <Button kind="danger" onClick={() => setAsking('cancel')}>
                {t('calendar.cancel')}
              </Button>
            )}
          </div>
        )}
        <LinksToPassOn meeting={meeting} />
        <OwnAnswer meeting={meeting} isNamed={isNamed} onAnswered={again} />
        {description !== '' && (
          <Section title={t('calendar.form.description')}>
            <p className={styles.description}>{description}</p>
          </Section>
        )}
        <Attendees
          meeting={meeting}
          {...(isOrganizer &&
            !cancelled && {
              onTake: (proposal: Times) => {
                setTimes(proposal);
                setAsking('edit');
              },
            })}
        />
        <PastCalls meetingId={meeting._id} callId={meeting.callId} />
      </div>
      {asking === 'edit' && (
        <MeetingDialog
          meeting={meeting}
          times={times}
          onClose={close}
          onDone={(changed) => {
            close();
            again();
            void navigate(pathOf(changed), { replace: true });
          }}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          meeting={meeting}
          onClose={close}
          onDone={() => void navigate('/calendar', { replace: true })}
        />
      )}
      {asking === 'hand-over' && (
        <HandOverDialog
          meeting={meeting}
          onClose={close}
          onDone={() => {
            close();
            again();
          }}
        />
      )}
    </>
  );
}

/** A series that was split is two meetings; each leads to the other. */
function SeriesParts({ meeting: { continues, continuedBy } }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  return (
    <>
      {continues !== null && (
        <p className={styles.lead}>
          <Link to={`/calendar/${continues}`}>{t('calendar.earlierDates')}</Link>
        </p>
      )}
      {continuedBy !== null && (
        <p className={styles.lead}>
          <Link to={`/calendar/${continuedBy}`}>{t('calendar.laterDates')}</Link>
        </p>
      )}
    </>
  );
}

/** The link for others, and the file for the member's own calendar. */
function ShareButtons({ meeting }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  const { act, busy, problem } = useAct();
  const { _id, eventShortId } = meeting;
  const link = `${window.location.origin}${BASE_PATH}/shortlink/${eventShortId}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(t('calendar.copied'), 'good');
  };
  const download = () =>
    act(async () => {
      const path = calendarRoutes.exportMeeting.path.replace('{id}', _id);
      const answer = await fetchFile({ method: 'GET', path });
      saveFile(await answer.blob(), 'meeting.ics');
    });
  return (
    <>
      <FormProblem text={problem} />
      <Button
        icon={<Icon name="link" />}
        title={t('calendar.linkHint')}
        onClick={() => void act(copy)}
      >
        {t('calendar.copyLink')}
      </Button>
      <Button icon={<Icon name="download" />} busy={busy} onClick={() => void download()}>
        {t('calendar.download')}
      </Button>
    </>
  );
}

import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Badge } from '#design/Badge.js';
import { classes } from '#design/classes.js';
import { FormProblem } from '#design/FormProblem.js';
import { IconButton } from '#design/IconButton.js';
import { useNow } from '#state/now.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';
import { JoinButton } from './JoinButton.js';
import { pathOf } from './path-of.js';
import { joinable, timesText } from './times.js';

interface MeetingRowProps {
  readonly meeting: CalendarEvent;
  /** Told once what was called off is out of the list. */
  readonly onRemoved?: () => void;
}

/**
 * A meeting in a list, with the way in when it is time; what was called off is struck through until
 * its day is over.
 */
export function MeetingRow({ meeting, onRemoved }: MeetingRowProps) {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const { name, attendees, repeat, cancelled } = meeting;
  const { isLive } = joinable(meeting, useNow());
  const me = attendees.find(({ attendeeId }) => attendeeId === profile._id);
  const isAnswered = me !== undefined && !me.organizer && !cancelled;
  return (
    <li className={styles.row}>
      <span className={classes(styles.times, cancelled && styles.off)}>{timesText(meeting)}</span>
      <div className={styles.what}>
        <p className={styles.name}>
          <span className={cancelled ? styles.off : undefined}>
            <Link to={pathOf(meeting)}>{name || t('calendar.untitled')}</Link>
          </span>
          {cancelled && <Badge tone="danger">{t('calendar.cancelled')}</Badge>}
          {isLive && <Badge tone="live">{t('calendar.live')}</Badge>}
          {isAnswered && me.answer !== 'accepted' && (
            <Badge tone={me.answer === 'none' ? 'waiting' : 'neutral'}>
              {t(
                me.answer === 'declined'
                  ? 'calendar.declinedByYou'
                  : `calendar.answer.${me.answer}`,
              )}
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          {t('calendar.people', { count: attendees.length })}
          {repeat !== 'none' && ` · ${t(`calendar.repeats.${repeat}`)}`}
        </p>
      </div>
      {cancelled && onRemoved ? (
        <RemoveButton meeting={meeting} onRemoved={onRemoved} />
      ) : (
        <JoinButton meeting={meeting} />
      )}
    </li>
  );
}

/** Removes a cancelled meeting from the member's list; it stays in the lists of others. */
function RemoveButton({ meeting, onRemoved }: Required<MeetingRowProps>) {
  const { t } = useTranslation();
  const { act, problem } = useAct();
  const { _id: id, name, occurrence } = meeting;
  const remove = () =>
    act(async () => {
      const body = occurrence === null ? {} : { occurrence };
      await api.call(calendarRoutes.hideCancelledMeeting, { params: { id }, body });
      onRemoved();
    }, t('calendar.removed'));
  return (
    <>
      <FormProblem text={problem} />
      <IconButton
        icon="close"
        label={t('calendar.remove', { name: name || t('calendar.untitled') })}
        onClick={() => void remove()}
      />
    </>
  );
}

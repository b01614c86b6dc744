import { meetingGuestRoutes, type LinkedMeeting } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { publicApi } from '#app/api.js';
import { AnswerBox } from '../answer/AnswerBox.js';
import { ownClock } from '../times.js';
import styles from './MeetPage.module.css';

interface AnswerFormProps {
  readonly invitation: string;
  readonly meeting: LinkedMeeting;
  readonly guest: NonNullable<LinkedMeeting['guest']>;
  /** True if the link leads to that date of a series. */
  readonly isNamed: boolean;
  readonly onAnswered: () => Promise<unknown>;
}

/** A guest answers an invitation, who is known by its link. */
export function AnswerForm({ invitation, meeting, guest, isNamed, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation();
  const { _id: eventId, occurrence } = meeting;
  return (
    <section className={styles.answer}>
      <h2 className={styles.question}>{t('calendar.own.question')}</h2>
      <AnswerBox
        meeting={meeting}
        said={guest}
        occurrence={occurrence}
        isNamed={isNamed}
        onSay={async (said) => {
          const body = { eventId, invitation, ...said, reads: ownClock() };
          await publicApi.call(meetingGuestRoutes.answerInvitation, { body });
          await onAnswered();
        }}
      />
    </section>
  );
}

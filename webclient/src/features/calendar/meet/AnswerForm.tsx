import { meetingGuestRoutes, type LinkedMeeting } from '@foyer/contracts/calendar';
import { validationTexts } from '@foyer/contracts/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { publicApi } from '../../../app/api.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { Field } from '../../../design/Field.js';
import { FormProblem } from '../../../design/FormProblem.js';
import { TextArea } from '../../../design/TextArea.js';
import { useTexts } from '../../../i18n/useTexts.js';
import { useNow } from '../../../state/now.js';
import { useAct } from '../../sessions/useAct.js';
import { asInput } from '../times.js';
import styles from './MeetPage.module.css';

interface AnswerFormProps {
  readonly eventId: string;
  readonly invitation: string;
  readonly meeting: Pick<LinkedMeeting, 'startTime' | 'endTime'>;
  readonly guest: NonNullable<LinkedMeeting['guest']>;
  readonly onAnswered: () => Promise<void>;
}

const COMMENT_MAX = 500;

/** Accepts or declines an invitation, or proposes another time. */
export function AnswerForm({ eventId, invitation, meeting, guest, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation();
  const [proposing, setProposing] = useState(false);
  const { act, busy, problem } = useAct();
  const { answer } = guest;
  const say = (said: 'accepted' | 'declined') =>
    act(async () => {
      const body = { eventId, invitation, answer: said };
      await publicApi.call(meetingGuestRoutes.answerInvitation, { body });
      await onAnswered();
    });
  return (
    <section className={styles.answer}>
      <FormProblem text={problem} />
      <p role="status">
        {t(answer === 'none' ? 'calendar.meet.cannot' : `calendar.meet.answered.${answer}`)}
      </p>
      <div className={styles.buttons}>
        {answer !== 'accepted' && (
          <Button busy={busy} onClick={() => void say('accepted')}>
            {t('calendar.meet.accept')}
          </Button>
        )}
        {answer !== 'declined' && (
          <Button busy={busy} onClick={() => void say('declined')}>
            {t('calendar.meet.decline')}
          </Button>
        )}
        <Button onClick={() => setProposing(true)}>{t('calendar.meet.propose')}</Button>
      </div>
      {proposing && (
        <ProposalDialog
          {...{ eventId, invitation, meeting }}
          onClose={() => setProposing(false)}
          onAnswered={async () => {
            setProposing(false);
            await onAnswered();
          }}
        />
      )}
    </section>
  );
}

interface ProposalProps extends Omit<AnswerFormProps, 'guest'> {
  readonly onClose: () => void;
}

function ProposalDialog({ eventId, invitation, meeting, onClose, onAnswered }: ProposalProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [start, setStart] = useState(asInput(meeting.startTime));
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const { act, busy, problem } = useAct();
  const now = useNow();
  const begins = Date.parse(start);
  const isSame = start === asInput(meeting.startTime);
  const wrong = Number.isNaN(begins) ? 'BLANK' : begins < now ? 'MEETING_PAST' : undefined;
  const wrongText = isSame ? t('calendar.meet.sameTime') : wrong && says(validationTexts[wrong]);
  const send = () => {
    setTried(true);
    if (wrongText !== undefined) return;
    const lasts = Date.parse(meeting.endTime) - Date.parse(meeting.startTime);
    const proposal = {
      startTime: new Date(begins).toISOString(),
      endTime: new Date(begins + lasts).toISOString(),
    };
    void act(async () => {
      const body = { eventId, invitation, answer: 'proposed' as const, proposal, comment };
      await publicApi.call(meetingGuestRoutes.answerInvitation, { body });
      await onAnswered();
    });
  };
  return (
    <Dialog
      title={t('calendar.meet.proposeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={send}>
            {t('calendar.meet.send')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblem text={problem} />
        <Field
          label={t('calendar.form.start')}
          type="datetime-local"
          value={start}
          problem={tried ? wrongText : undefined}
          onChange={({ target }) => setStart(target.value)}
        />
        <TextArea
          label={t('calendar.meet.comment')}
          rows={2}
          value={comment}
          maxLength={COMMENT_MAX}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </Dialog>
  );
}

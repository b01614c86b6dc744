import type { CalendarEvent } from '@foyer/contracts/calendar';
import { validationTexts } from '@foyer/contracts/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import { useTexts } from '#i18n/useTexts.js';
import { useNow } from '#state/now.js';
import { useAct } from '../../sessions/useAct.js';
import { asInput } from '../times.js';
import styles from './AnswerBox.module.css';

type Times = Pick<CalendarEvent, 'startTime' | 'endTime'>;

interface ProposalDialogProps {
  readonly meeting: Times;
  readonly onClose: () => void;
  readonly onSend: (proposal: Times, comment: string) => Promise<void>;
}

const COMMENT_MAX = 500;

/** Another time that would suit, as long as the present one, and a few words. */
export function ProposalDialog({ meeting, onClose, onSend }: ProposalDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [start, setStart] = useState(asInput(meeting.startTime));
  const [comment, setComment] = useState('');
  const [tries, setTries] = useState(0);
  const { act, busy, problem } = useAct();
  const now = useNow();
  const begins = Date.parse(start);
  const isSame = start === asInput(meeting.startTime);
  const wrong = Number.isNaN(begins) ? 'BLANK' : begins < now ? 'MEETING_PAST' : undefined;
  const wrongText = isSame ? t('calendar.meet.sameTime') : wrong && says(validationTexts[wrong]);
  const send = () => {
    setTries(tries + 1);
    if (wrongText !== undefined) return;
    const lasts = Date.parse(meeting.endTime) - Date.parse(meeting.startTime);
    const proposal = {
      startTime: new Date(begins).toISOString(),
      endTime: new Date(begins + lasts).toISOString(),
    };
    void act(() => onSend(proposal, comment));
  };
  return (
    <FormDialog
      title={t('calendar.meet.proposeTitle')}
      onClose={onClose}
      isTyped={comment !== '' || !isSame}
      attempt={`${tries} ${problem}`}
      actions={(leave) => (
        <>
          <Button kind="primary" busy={busy} onClick={send}>
            {t('calendar.meet.send')}
          </Button>
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      <div className={styles.box}>
        <FormProblem text={problem} />
        <Field
          label={t('calendar.form.start')}
          type="datetime-local"
          value={start}
          problem={tries > 0 ? wrongText : undefined}
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
    </FormDialog>
  );
}

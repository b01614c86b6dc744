import type { CalendarEvent, MeetingAnswer } from '@foyer/contracts/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { useAct } from '../../sessions/useAct.js';
import { whenText } from '../times.js';
import styles from './AnswerBox.module.css';
import { ProposalDialog } from './ProposalDialog.js';

type Times = Pick<CalendarEvent, 'startTime' | 'endTime'>;

/** An answer as routes take it. */
export interface Answering {
  readonly answer: Exclude<MeetingAnswer, 'none'>;
  readonly proposal?: Times;
  readonly comment?: string;
  /** One of a series; left out for all of it. */
  readonly occurrence?: string;
}

interface AnswerBoxProps {
  readonly meeting: Times;
  /** The answer for the date that is shown. */
  readonly said: { readonly answer: MeetingAnswer; readonly proposal: Times | null };
  /**
   * Which one of a series is shown, by when it begins by the rule; null where it does not repeat.
   */
  readonly occurrence: string | null;
  /** True if the address leads to that date, and not to the series. */
  readonly isNamed?: boolean;
  readonly onSay: (said: Answering) => Promise<void>;
}

const ANSWERS = ['accepted', 'tentative', 'declined'] as const;

/** Accept, maybe, decline, or another time: of one date of a series, or of all of them. */
export function AnswerBox({ meeting, said, occurrence, isNamed = false, onSay }: AnswerBoxProps) {
  const { t } = useTranslation();
  const first = said.answer === 'none' && !isNamed ? 'all' : 'one';
  const [which, setWhich] = useState<'one' | 'all'>(first);
  const [proposing, setProposing] = useState(false);
  const { act, busy, problem } = useAct();
  const of = occurrence !== null && which === 'one' ? { occurrence } : {};
  const when = said.proposal === null ? '' : whenText(said.proposal);
  return (
    <div className={styles.box}>
      <FormProblem text={problem} />
      <p role="status">{t(`calendar.own.${said.answer}`, { when })}</p>
      {occurrence !== null && (
        <Choice
          label={t('calendar.own.which')}
          value={which}
          options={(['one', 'all'] as const).map((value) => ({
            ...{ value, text: t(`calendar.own.${value}`) },
          }))}
          onChange={setWhich}
        />
      )}
      <div className={styles.answers} role="group" aria-label={t('calendar.own.question')}>
        {ANSWERS.map((answer) => (
          <Button
            key={answer}
            kind={said.answer === answer ? 'primary' : 'secondary'}
            icon={said.answer === answer ? <Icon name="check" /> : undefined}
            aria-pressed={said.answer === answer}
            busy={busy}
            onClick={() => void act(() => onSay({ answer, ...of }))}
          >
            {t(`calendar.own.say.${answer}`)}
          </Button>
        ))}
      </div>
      <Button className={styles.other} onClick={() => setProposing(true)}>
        {t('calendar.meet.propose')}
      </Button>
      {proposing && (
        <ProposalDialog
          meeting={meeting}
          onClose={() => setProposing(false)}
          onSend={async (proposal, comment) => {
            const one = occurrence === null ? {} : { occurrence };
            await onSay({ answer: 'proposed', proposal, comment, ...one });
            setProposing(false);
          }}
        />
      )}
    </div>
  );
}

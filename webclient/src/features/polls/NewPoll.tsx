import {
  pollMessages,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
  type PollBallot,
  type PollKind,
  type PollShown,
} from '@foyer/contracts/polls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { newId } from '#app/new-id.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Field } from '#design/Field.js';
import { FormDialog } from '#design/FormDialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { IconButton } from '#design/IconButton.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Channel } from '#wire/channel.js';
import { faultIn } from './answer-at-fault.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';

interface NewPollProps {
  readonly channel: Channel;
  readonly callId: string;
  readonly onClose: () => void;
}

/** The form in which a question is written. */
export function NewPoll({ channel, callId, onClose }: NewPollProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [pollId] = useState(() => newId());
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState<readonly string[]>(['', '']);
  const [kind, setKind] = useState<PollKind>('single');
  const [ballot, setBallot] = useState<PollBallot>('open');
  const [shown, setShown] = useState<PollShown>('live');
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string>();
  const written = options.map((option) => option.trim()).filter((option) => option !== '');
  const isAttempted = attempts > 0;
  const lacksQuestion = question.trim() === '';
  const faultAt = faultIn(options);
  const change = (at: number, to: string) =>
    setOptions(options.map((option, one) => (one === at ? to : option)));
  const one = <Value extends keyof typeof texts>(value: Value) => ({
    value,
    text: says(texts[value]),
  });

  const start = async () => {
    setAttempts(attempts + 1);
    setProblem(undefined);
    if (lacksQuestion || faultAt >= 0) return;
    setBusy(true);
    const asked = { question: question.trim(), options: written, kind, ballot, shown };
    try {
      await channel.emit(pollMessages.openPoll, { sessionCallId: callId, pollId, ...asked });
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={says(texts.ask)}
      isTyped={question !== '' || written.length > 0}
      attempt={`${attempts} ${problem ?? ''}`}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button kind="primary" busy={busy} data-testid="start-poll" onClick={() => void start()}>
            {says(texts.start)}
          </Button>
          <Button onClick={leave}>{says(texts.back)}</Button>
        </>
      )}
    >
      <FormProblem text={problem} />
      <Field
        label={says(texts.question)}
        value={question}
        maxLength={300}
        autoFocus
        data-testid="poll-question"
        problem={isAttempted && lacksQuestion ? says(texts.needsQuestion) : undefined}
        onChange={({ target }) => setQuestion(target.value)}
      />
      {options.map((option, at) => {
        const count = String(at + 1);
        return (
          <Field
            // eslint-disable-next-line react/no-array-index-key -- An answer is its place.
            key={at}
            label={says(texts.answer).replace('{count}', count)}
            value={option}
            maxLength={150}
            // One that was added is written next.
            autoFocus={at >= POLL_OPTIONS_MIN}
            data-testid="poll-option"
            problem={isAttempted && at === faultAt ? says(texts.needsAnswers) : undefined}
            onChange={({ target }) => change(at, target.value)}
            end={
              options.length > POLL_OPTIONS_MIN && (
                <IconButton
                  icon="close"
                  label={says(texts.removeAnswer).replace('{count}', count)}
                  onClick={() => setOptions(options.filter((_, other) => other !== at))}
                />
              )
            }
          />
        );
      })}
      {options.length < POLL_OPTIONS_MAX && (
        <Button className={styles.add} onClick={() => setOptions([...options, ''])}>
          {says(texts.addAnswer)}
        </Button>
      )}
      <Choice
        label={says(texts.kind)}
        value={kind}
        options={[one('single'), one('several')]}
        onChange={setKind}
      />
      <Choice
        label={says(texts.ballot)}
        value={ballot}
        options={[one('open'), one('secret')]}
        onChange={setBallot}
      />
      {ballot === 'secret' ? (
        <p className={styles.hint}>{says(texts.secretNeeds)}</p>
      ) : (
        <Choice
          label={says(texts.shown)}
          value={shown}
          options={[one('live'), one('at-close')]}
          onChange={setShown}
        />
      )}
    </FormDialog>
  );
}

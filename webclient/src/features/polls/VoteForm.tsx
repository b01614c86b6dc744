import type { Poll } from '@foyer/contracts/polls';
import { useId, useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';

interface VoteFormProps {
  readonly poll: Poll;
  readonly busy: boolean;
  readonly size: 'normal' | 'large';
  readonly onVote: (choices: number[]) => void;
}

/** The answers of a poll to choose from. */
export function VoteForm({ poll, busy, size, onVote }: VoteFormProps) {
  const says = useTexts();
  const name = useId();
  const { question, options, kind, ballot, ownChoices } = poll;
  const [chosen, setChosen] = useState<readonly number[]>(ownChoices ?? []);
  const choose = (at: number, isChosen: boolean) => {
    const others = kind === 'single' ? [] : chosen.filter((one) => one !== at);
    setChosen(isChosen ? [...others, at] : others);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !busy) onVote([...chosen]);
      }}
    >
      <fieldset className={styles.answers}>
        <legend className={styles.question}>{question ?? says(texts.erased)}</legend>
        {options.map((option, at) => (
          // Answers never change their places.
          <label key={`${at} ${option}`} className={styles.answer}>
            <input
              type={kind === 'single' ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(at)}
              onChange={({ target }) => choose(at, target.checked)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>{says(ballot === 'secret' ? texts.isSecret : texts.isByName)}</p>
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="primary"
          size={size}
          busy={busy}
          disabled={chosen.length === 0}
          data-testid="cast-vote"
        >
          {says(texts.vote)}
        </Button>
      </div>
    </form>
  );
}

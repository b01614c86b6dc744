import type { Poll } from '@foyer/contracts/polls';

import { Meter } from '#design/Meter.js';
import { currentLanguage } from '#i18n/language.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';

interface PollResultProps {
  readonly poll: Poll;
  /** True below the form of the same poll, which has the question. */
  readonly isBelow?: boolean;
}

/** The result of a poll as far as it may be seen: a bar, a number and the names for each answer. */
export function PollResult({ poll, isBelow = false }: PollResultProps) {
  const says = useTexts();
  const { question, options, counts, voted, voters, isOpen, hasVoted, ownChoices } = poll;
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' });
  return (
    <>
      {!isBelow && <h3 className={styles.question}>{question ?? says(texts.erased)}</h3>}
      <p className={styles.hint} role="status">
        {isOpen && hasVoted && `${says(texts.hasVoted)} `}
        {!isOpen && `${says(texts.closed)}. `}
        {says(isOpen ? texts.voted : texts.votedInAll).replace('{count}', String(voted))}
      </p>
      {counts === null ? (
        <p>{says(isOpen ? texts.atClose : texts.withheld)}</p>
      ) : (
        <ul className={styles.results}>
          {options.map((option, at) => {
            const count = counts[at] ?? 0;
            const share = voted === 0 ? 0 : count / voted;
            const text = says(texts.votes)
              .replace('{count}', String(count))
              .replace('{share}', percent.format(share));
            return (
              // Answers never change their places.
              <li key={`${at} ${option}`} data-testid="poll-answer" data-votes={count}>
                <div className={styles.line}>
                  <span>
                    {ownChoices?.includes(at) === true && '✓ '}
                    {option}
                  </span>
                  <span className="figures">{text}</span>
                </div>
                <Meter label={option} value={share} text={text} />
                {voters && (voters[at] ?? []).length > 0 && (
                  <p className={styles.hint}>{voters[at]?.join(', ')}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

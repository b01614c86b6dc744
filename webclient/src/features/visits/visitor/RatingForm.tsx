import type { RatingType } from '@foyer/contracts/portals';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Card } from '#design/Card.js';
import { Icon } from '#design/Icon.js';
import { RatingScale } from './RatingScale.js';
import styles from './RatingForm.module.css';
import type { Rating } from './useRating.js';

interface RatingFormProps {
  readonly type: RatingType;
  readonly given: Rating;
}

const COMMENT_MAX = 2000;

/**
 * How it was, in the way the portal asks: the press counts at once, and who wants to may add a few
 * words.
 */
export function RatingForm({ type, given }: RatingFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { rating, comment, busy, done, rate, write, focus, send } = given;

  if (done) {
    return (
      <p className={styles.rated} role="status">
        <Icon name="check" />
        {t('goodbye.rated')}
      </p>
    );
  }
  const wordsOnly = type === 'text';
  return (
    <Card className={styles.card}>
      {!wordsOnly && (
        <RatingScale type={type} rating={rating} onRate={(value) => void rate(value)} />
      )}
      {rating !== null && (
        <p className={styles.rated} role="status">
          <Icon name="check" />
          {t('goodbye.rated')}
        </p>
      )}
      {(wordsOnly || rating !== null) && (
        <div className={styles.words}>
          <label htmlFor={id}>{wordsOnly ? t('goodbye.commentOnly') : t('goodbye.comment')}</label>
          <textarea
            id={id}
            className={styles.comment}
            rows={3}
            maxLength={COMMENT_MAX}
            value={comment}
            onChange={(event) => write(event.target.value)}
            onFocus={() => focus(true)}
            onBlur={() => focus(false)}
          />
        </div>
      )}
      {comment.trim() !== '' && (
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          {t('goodbye.send')}
        </Button>
      )}
    </Card>
  );
}

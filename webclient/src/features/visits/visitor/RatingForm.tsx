import type { RatingType } from '@foyer/contracts/portals';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../app/message-of.js';
import { Button } from '../../../design/Button.js';
import { Card } from '../../../design/Card.js';
import { Icon } from '../../../design/Icon.js';
import { toast } from '../../../design/toasts.js';
import { RatingScale } from './RatingScale.js';
import styles from './RatingForm.module.css';
import type { VisitSession } from './visit-session.js';

interface RatingFormProps {
  readonly type: RatingType;
  readonly session: VisitSession;
  readonly rated: boolean;
}

const COMMENT_MAX = 2000;

/** How it was, in the way the portal asks: the press counts at once, and who wants to may add a few words. */
export function RatingForm({ type, session, rated }: RatingFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(rated);

  if (done) {
    return (
      <p className={styles.rated} role="status">
        <Icon name="check" />
        {t('goodbye.rated')}
      </p>
    );
  }
  const wordsOnly = type === 'text';
  const rate = async (value: number) => {
    if (rating !== null) return;
    setRating(value);
    try {
      await session.rate(value, '');
    } catch (error) {
      setRating(null);
      toast(messageOf(error, t), 'problem');
    }
  };
  const send = async () => {
    setBusy(true);
    try {
      await session.rate(rating, comment.trim());
      setDone(true);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
    }
  };
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
            onChange={(event) => setComment(event.target.value)}
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

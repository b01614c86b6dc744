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

/** How it was, in the way the portal asks: one press, and a few words for who wants to add some. */
export function RatingForm({ type, session, rated }: RatingFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);

  if (rated) {
    return (
      <p className={styles.rated} role="status">
        <Icon name="check" />
        {t('visitor.rated')}
      </p>
    );
  }
  const send = async () => {
    setBusy(true);
    try {
      await session.rate(rating, comment.trim());
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
    }
  };
  const wordsOnly = type === 'text';
  const complete = wordsOnly ? comment.trim() !== '' : rating !== null;
  return (
    <Card className={styles.card}>
      {!wordsOnly && <RatingScale type={type} rating={rating} onRate={setRating} />}
      {(wordsOnly || rating !== null) && (
        <div className={styles.words}>
          <label htmlFor={id}>{wordsOnly ? t('visitor.commentOnly') : t('visitor.comment')}</label>
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
      {complete && (
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          {t('visitor.send')}
        </Button>
      )}
    </Card>
  );
}

import type { Poll } from '@foyer/contracts/polls';
import { createPortal } from 'react-dom';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import notice from './PollNotice.module.css';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';
import { useUncoveredPlace } from './useUncoveredPlace.js';

interface PollNoticeProps {
  readonly asked: Poll;
  readonly atKiosk: boolean;
  readonly onShow: () => void;
  readonly onLater: () => void;
}

/** Says that one is asked to vote, without taking the focus from what is being written. */
export function PollNotice({ asked, atKiosk, onShow, onLater }: PollNoticeProps) {
  const says = useTexts();
  const { place, mark } = useUncoveredPlace();
  const section = (
    <section
      className={notice.notice}
      data-kiosk={atKiosk || undefined}
      data-testid="poll-notice"
      data-above
      aria-label={says(texts.title)}
    >
      <div role="status">
        <p>{says(texts.isAsked)}</p>
        <p className={styles.question}>{asked.question ?? says(texts.erased)}</p>
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" size={atKiosk ? 'large' : 'normal'} onClick={onShow}>
          {says(texts.vote)}
        </Button>
        <Button size={atKiosk ? 'large' : 'normal'} onClick={onLater}>
          {says(texts.later)}
        </Button>
      </div>
    </section>
  );
  return (
    <>
      <span ref={mark} hidden />
      {place && createPortal(section, place)}
    </>
  );
}

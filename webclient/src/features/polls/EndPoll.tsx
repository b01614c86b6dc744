import { useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';

interface EndPollProps {
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** Ends a poll, after a question: it cannot be opened again. */
export function EndPoll({ busy, onEnd }: EndPollProps) {
  const says = useTexts();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button busy={busy} data-testid="close-poll" onClick={() => setAsking(true)}>
        {says(texts.end)}
      </Button>
    );
  }
  return (
    <>
      <p role="alert" className={styles.hint}>
        {says(texts.endAsk)}
      </p>
      <Button kind="danger" busy={busy} data-testid="end-poll" onClick={onEnd}>
        {says(texts.end)}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)}>
        {says(texts.keepOpen)}
      </Button>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { endingOf, useEndingTitle } from './after-call-words.js';
import styles from './AfterCall.module.css';
import { calledOffTexts } from './called-off-texts.js';

interface AfterCallProps {
  /** How it came to an end for this page. */
  readonly reason: string | null;
  readonly onRejoin: () => void;
  /**
   * Asks again at the door; given to a guest who was removed and may be admitted like a new one.
   */
  readonly onAskAgain?: () => void;
  /** To where the call belongs; there is none to go to for a guest. */
  readonly back?: { readonly label: string; readonly go: () => void };
  /** The documents and receipts that are left after the call. */
  readonly children?: ReactNode;
}

/** Tells a person who is no longer in the call what became of it, and offers the way back. */
export function AfterCall({ reason, onRejoin, onAskAgain, back, children }: AfterCallProps) {
  const { t } = useTranslation();
  const say = useTexts();
  const title = useEndingTitle();
  const how = endingOf(reason);
  const isCalledOff = reason === 'called-off';
  const says = () => {
    if (how === 'over' && !back) return 'sessionCall.thanks';
    if (how === 'removed' && onAskAgain) return 'sessionCall.removedGuestText';
    return `sessionCall.${how}Text` as const;
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title(reason)}</h1>
      <p className={styles.text} role="status">
        {isCalledOff ? say(calledOffTexts.text) : t(says())}
      </p>
      {children}
      <div className={styles.actions}>
        {(how === 'left' || how === 'withdrawn') && (
          <Button kind="primary" onClick={onRejoin}>
            {t(how === 'left' ? 'sessionCall.rejoin' : 'sessionCall.knockAgain')}
          </Button>
        )}
        {how === 'removed' && onAskAgain && (
          <Button kind="primary" onClick={onAskAgain}>
            {t('sessionCall.askAgain')}
          </Button>
        )}
        {back && <Button onClick={back.go}>{back.label}</Button>}
      </div>
    </main>
  );
}

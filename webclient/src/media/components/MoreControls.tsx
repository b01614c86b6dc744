import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { isPressedOutside } from '#design/pressed-outside.js';
import styles from './CallBar.module.css';
import { keepPanelInSight } from './keep-in-sight.js';
import { barWords } from './bar-words.js';
import { RoundButton } from './RoundButton.js';
import { useFolded } from './useFolded.js';

/**
 * The controls that may give way: as many as fit stand in the row, and a button after them shows
 * all with their names.
 */
export function MoreControls({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const rest = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFolded = useFolded(rest, !isOpen);
  useEffect(() => {
    const list = rest.current;
    if (!isOpen || !list) return undefined;
    const release = keepPanelInSight(list);
    const onPointer = (event: Event) => {
      if (isPressedOutside(event, rest.current, more.current)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      more.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      release();
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  /** A button that opens a panel next to itself keeps the list open. */
  const onPressed = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const isOwn = button?.parentElement === rest.current;
    if (isOpen && isOwn && !button.hasAttribute('aria-haspopup')) setOpen(false);
  };
  return (
    <>
      <div ref={rest} className={styles.rest} data-open={isOpen || undefined} onClick={onPressed}>
        {children}
      </div>
      <RoundButton
        ref={more}
        label={t('call.more')}
        word={barWords.more}
        icon={<Icon name="more" />}
        className={isFolded || isOpen ? styles.more : styles.unneeded}
        aria-haspopup="true"
        aria-expanded={isOpen}
        data-testid="more-controls"
        onClick={() => setOpen((was) => !was)}
      />
    </>
  );
}

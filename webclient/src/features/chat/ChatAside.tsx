import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { useCovers } from '#app/useCovers.js';
import { IconButton } from '#design/IconButton.js';
import { Skeleton } from '#design/Skeleton.js';
import styles from './ChatAside.module.css';
import type { ChatPanelProps } from './ChatPanel.js';

const { Part: ChatPanel } = prepared(async () => (await import('./ChatPanel.js')).ChatPanel, {
  inCall: true,
});

interface ChatAsideProps extends Omit<ChatPanelProps, 'className' | 'focused'> {
  /** Says on a phone what the chat covers: a hold, the way back, the board. */
  readonly held?: ReactNode;
  readonly onClose: () => void;
}

/**
 * A chat next to the pictures of a call; on a phone above them. Escape closes it, and gives the
 * focus back.
 */
export function ChatAside({ held, onClose, ...panel }: ChatAsideProps) {
  const { t } = useTranslation();
  const aside = useRef<HTMLElement>(null);
  useCovers(aside);
  useEffect(
    () => () => document.querySelector<HTMLElement>('[data-testid="toggle-chat"]')?.focus(),
    [],
  );
  return (
    <aside
      ref={aside}
      className={styles.aside}
      aria-label={t('chat.title')}
      data-testid="chat"
      onClick={({ clientY, currentTarget }) => {
        // Above a sheet is what it covers of the call.
        if (clientY < currentTarget.getBoundingClientRect().top) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A dialog of the chat is closed by it alone.
        if (!(event.target as Element).closest('dialog')) onClose();
      }}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('chat.title')}</h2>
        <IconButton icon="close" label={t('chat.close')} onClick={onClose} />
      </header>
      <div>{held}</div>
      <Suspense fallback={<Skeleton height="8rem" />}>
        <ChatPanel {...panel} focused />
      </Suspense>
    </aside>
  );
}

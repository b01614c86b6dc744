import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ShortcutHelp } from '#app/shortcuts/ShortcutHelp.js';
import { useCovers } from '#app/useCovers.js';
import { IconButton } from '#design/IconButton.js';
import styles from './CallDrawer.module.css';

/** The tabs next to a call; specification, section 9. */
export type DrawerTab = 'people-tab' | 'chat-tab' | 'folder-tab';

interface CallDrawerProps {
  /** The title of the call. */
  readonly title: string;
  readonly tab: DrawerTab;
  readonly onTab: (tab: DrawerTab) => void;
  /** The content of each tab; a tab without content is not shown. */
  readonly contents: Readonly<Partial<Record<DrawerTab, ReactNode>>>;
  /** Stands at a tab that has something new. */
  readonly marks?: Readonly<Partial<Record<DrawerTab, ReactNode>>>;
  /** Says where it covers the call what it covers: a hold, the way back, the board. */
  readonly held?: ReactNode;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The panel next to the pictures of a call: its participants, their messages, and its documents.
 */
export function CallDrawer(props: CallDrawerProps) {
  const { title, tab, onTab, contents, marks = {}, held, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useCovers(panel, tab === 'chat-tab');
  const tabs = Object.keys(contents) as DrawerTab[];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    onTab(tabs[index] ?? tab);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-drawer
      data-tab={tab}
      aria-label={t('sessionCall.drawer')}
    >
      <header className={styles.header}>
        <h1 className={styles.title} title={title}>
          <span>{title}</span>
        </h1>
        <ShortcutHelp at="sessionCall" />
        <IconButton icon="close" label={t('sessionCall.hideDrawer')} onClick={onClose} />
      </header>
      {tab === 'chat-tab' && held}
      {tabs.length > 1 && (
        <div ref={list} role="tablist" className={styles.tabs} onKeyDown={move}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              className={styles.tab}
              aria-selected={one === tab}
              aria-controls={`${id}-content`}
              tabIndex={one === tab ? 0 : -1}
              data-testid={one}
              onClick={() => onTab(one)}
            >
              {t(`sessionCall.tab.${one}`)}
              {marks[one]}
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-content`}
        className={styles.content}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${tab}` })}
      >
        {contents[tab]}
      </div>
    </aside>
  );
}

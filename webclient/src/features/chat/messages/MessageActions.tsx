import type { ChatMessage } from '@foyer/contracts/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { IconButton } from '#design/IconButton.js';
import menu from '#design/Menu.module.css';
import { useMenu } from '#design/useMenu.js';
import type { MessageListProps } from './message-list-props.js';
import styles from './Message.module.css';

interface MessageActionsProps extends Pick<
  MessageListProps,
  'rights' | 'onEdit' | 'onDelete' | 'onForward'
> {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
}

/**
 * The length of the text that names a message to people who cannot see which one it is, in
 * characters.
 */
const NAMED_BY = 40;
/** Room that the actions need below their button, in pixels. */
const ROOM = 170;
/** And to their right, in pixels. */
const WIDTH = 176;

/** The actions on a message; empty if there are none. */
export function MessageActions({ message, isOwn, rights, ...does }: MessageActionsProps) {
  const { t } = useTranslation();
  const { open, toggle, close, container, onKeyDown } = useMenu();
  const [side, setSide] = useState({ up: false, left: false });
  const actions = [
    ...(isOwn && message.type !== 'document' ? [['edit', does.onEdit] as const] : []),
    ...(rights.forward ? [['forward', does.onForward] as const] : []),
    ...(isOwn || rights.deleteOthers ? [['delete', does.onDelete] as const] : []),
  ];
  if (actions.length === 0) return null;
  const text = message.message.slice(0, NAMED_BY) || t('chat.document');
  const label = t('chat.actions', { text });
  const show = () => {
    const button = container.current?.getBoundingClientRect();
    const list = container.current?.closest('[role="log"]')?.getBoundingClientRect();
    if (button && list) {
      const up = list.bottom - button.bottom < ROOM && button.top - list.top > ROOM;
      setSide({ up, left: button.left + WIDTH > list.right });
    }
    toggle();
  };
  return (
    <div ref={container} className={classes(menu.container, styles.actions)} onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={show}
      />
      {open && (
        <div
          className={classes(
            menu.panel,
            styles.menu,
            side.left && styles.left,
            side.up && styles.up,
          )}
          role="menu"
          aria-label={label}
        >
          {actions.map(([name, act]) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              className={menu.item}
              onClick={() => {
                close();
                act(message);
              }}
            >
              {t(`chat.${name}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

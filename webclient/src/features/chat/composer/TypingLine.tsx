import { useTranslation } from 'react-i18next';

import { shortened } from '#app/shortened.js';
import { useStore } from '#state/store.js';
import { named } from '../messages/named.js';
import type { Typing } from '../session/typing.js';
import styles from './TypingLine.module.css';

interface TypingLineProps {
  readonly typing: Typing;
  readonly nameless: string;
}

/**
 * The length of a name that has room next to the words, and next to another name, in characters.
 */
const ROOM = { alone: 30, beside: 15 };

/** Says who is writing; its room is always there, so that nothing moves. */
export function TypingLine({ typing, nameless }: TypingLineProps) {
  const { t } = useTranslation();
  const writers = useStore(typing.writers);
  const room = writers.length > 1 ? ROOM.beside : ROOM.alone;
  const [name = '', other = ''] = writers.map((one) => shortened(named(one.name, nameless), room));
  const said = ['', t('chat.typing', { name }), t('chat.typingTwo', { name, other })];
  return (
    <p className={styles.line} role="status" data-testid="typing">
      {said[writers.length] ?? t('chat.typingMany')}
    </p>
  );
}

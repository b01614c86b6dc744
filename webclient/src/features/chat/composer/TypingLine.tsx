import { useTranslation } from 'react-i18next';

import { useStore } from '../../../state/store.js';
import { named } from '../messages/named.js';
import type { Typing } from '../session/typing.js';
import styles from './TypingLine.module.css';

interface TypingLineProps {
  readonly typing: Typing;
  readonly nameless: string;
}

/** Says who is writing; its room is always there, so that nothing moves. */
export function TypingLine({ typing, nameless }: TypingLineProps) {
  const { t } = useTranslation();
  const writers = useStore(typing.writers);
  const [name = '', other = ''] = writers.map((one) => named(one.name, nameless));
  const said = ['', t('chat.typing', { name }), t('chat.typingTwo', { name, other })];
  return (
    <p className={styles.line} role="status" data-testid="typing">
      {said[writers.length] ?? t('chat.typingMany')}
    </p>
  );
}

import { UNSENT_DOCUMENTS_MAX } from '@foyer/contracts/chat';
import { useTranslation } from 'react-i18next';

import { uploadProblemOf } from '#app/upload-problem-of.js';
import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { useStore } from '#state/store.js';
import styles from './Attachments.module.css';
import { INTERRUPTED, type Uploads } from './uploads.js';

const PERCENT = 100;

/** The documents that go with the next message, and how far they are. */
export function Attachments({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useTranslation();
  const items = useStore(uploads.items);
  const isFull = useStore(uploads.isFull);
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t('chat.attached')}>
          {items.map(({ key, name, state, share, problem }) => (
            <li key={key} className={styles.item} data-state={state}>
              <Icon name={state === 'failed' ? 'warning' : 'file'} />
              <span className={styles.name}>
                {name}
                {state === 'failed' && (
                  <span className={styles.problem} role="alert">
                    {problem === INTERRUPTED ? t('chat.attachLost') : uploadProblemOf(problem, t)}
                  </span>
                )}
              </span>
              {state === 'sending' && (
                <progress
                  className={styles.progress}
                  value={share}
                  aria-label={t('chat.progress', { name, share: Math.round(share * PERCENT) })}
                />
              )}
              <IconButton
                icon="close"
                label={t('chat.detach', { name })}
                onClick={() => uploads.remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull && (
        <p className={styles.problem} role="alert">
          {t('chat.attachFull', { max: UNSENT_DOCUMENTS_MAX })}
        </p>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useStore } from '#state/store.js';
import type { History } from '../session/history.js';
import styles from './MessageList.module.css';

/** The line above the oldest message: there are older ones, or the chat begins here. */
export function Beginning({ history }: { readonly history: History }) {
  const { t } = useTranslation();
  const { hasOlder, older } = useStore(history.state);
  if (!hasOlder) return <p className={styles.beginning}>{t('chat.beginning')}</p>;
  if (older === 'loading') return <p className={styles.beginning}>{t('chat.olderLoading')}</p>;
  return (
    <div className={styles.beginning}>
      {older === 'failed' && <p role="alert">{t('chat.olderFailed')}</p>}
      <Button size="small" kind="quiet" onClick={() => void history.loadOlder()}>
        {t(older === 'failed' ? 'chat.again' : 'chat.older')}
      </Button>
    </div>
  );
}

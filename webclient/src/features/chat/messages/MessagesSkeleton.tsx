import { useTranslation } from 'react-i18next';

import { Skeleton } from '#design/Skeleton.js';
import styles from './MessageList.module.css';

const WIDTHS = ['70%', '45%', '60%'];

/** Stands where messages are about to be. */
export function MessagesSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden">{t('chat.loading')}</p>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="2.5rem" />
      ))}
    </div>
  );
}

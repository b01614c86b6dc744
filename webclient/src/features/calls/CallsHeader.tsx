import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import styles from './CallsHeader.module.css';

/** The title of the pages about calls, and the way between them. */
export function CallsHeader() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{t('calls.title')}</h1>
      <nav className={styles.tabs} aria-label={t('calls.views')}>
        <NavLink to="/calls/log" className={styles.tab ?? ''}>
          {t('calls.log.title')}
        </NavLink>
        <NavLink to="/calls" end className={styles.tab ?? ''}>
          {t('calls.visitors')}
        </NavLink>
      </nav>
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';

import styles from './AccountLayout.module.css';

const tabs = ['personal', 'preferences', 'hours', 'profiles', 'security'] as const;

/** The own account: what others see of one, how the product behaves, and who is signed in. */
export function AccountLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where there is not room for all of them, the present one is seen.
    nav.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <nav ref={nav} className={styles.tabs} aria-label={t('account.title')}>
          {tabs.map((tab) => (
            <NavLink key={tab} to={`/account/${tab}`} className={styles.tab ?? ''}>
              {t(`account.tab.${tab}`)}
            </NavLink>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

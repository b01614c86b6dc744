import { accountRoutes } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';

import { isServed } from '../../../app/served.js';
import styles from './AccountLayout.module.css';

const tabs = [
  { to: '/account/security', name: 'security', route: accountRoutes.changePassword },
] as const;

/** The own account: what others see of one, how the product behaves, and who is signed in. */
export function AccountLayout() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <nav className={styles.tabs} aria-label={t('account.title')}>
          {tabs
            .filter(({ route }) => isServed(route))
            .map(({ to, name }) => (
              <NavLink key={to} to={to} className={styles.tab ?? ''}>
                {t(`account.tab.${name}`)}
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

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';

import { useStore } from '#state/store.js';
import styles from './AccountLayout.module.css';
import { Drafts, TABS, tabsOf } from './drafts/drafts.js';
import { DraftsContext } from './drafts/drafts-context.js';
import { LeavingDrafts } from './drafts/LeavingDrafts.js';

/** The settings of the member's account: the profile that others see, preferences, and sign-ins. */
export function AccountLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const [drafts] = useState(() => new Drafts());
  const unsaved = tabsOf(useStore(drafts.values));
  useEffect(() => {
    // If there is no room for all of them, the present one is scrolled into view.
    nav.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <DraftsContext value={drafts}>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('account.title')}</h1>
          <nav ref={nav} className={styles.tabs} aria-label={t('account.title')}>
            {TABS.map((tab) => (
              <NavLink key={tab} to={`/account/${tab}`} className={styles.tab ?? ''}>
                {t(`account.tab.${tab}`)}
                {unsaved.includes(tab) && (
                  <span className={styles.unsaved} title={t('account.drafts.mark')}>
                    <span className="visually-hidden">{t('account.drafts.mark')}</span>
                  </span>
                )}
              </NavLink>
            ))}
          </nav>
        </header>
        <main className={styles.main}>
          <Outlet />
        </main>
      </div>
      <LeavingDrafts tabs={unsaved} />
    </DraftsContext>
  );
}

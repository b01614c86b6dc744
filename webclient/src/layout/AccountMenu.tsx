import { permits, type Profile } from '@foyer/contracts/identity';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { prepared } from '../app/prepared.js';
import { classes } from '../design/classes.js';
import { Icon } from '../design/Icon.js';
import menu from '../design/Menu.module.css';
import { useMenu } from '../design/useMenu.js';
import { Portrait } from '../app/Portrait.js';
import { OwnLanguage } from './OwnLanguage.js';
import styles from './Rail.module.css';
import { SignOut } from './SignOut.js';

const { Part: CheckFromMenu } = prepared(
  async () => (await import('./CheckFromMenu.js')).CheckFromMenu,
  { look: 'over' },
);

/** The menu of the signed-in member: the account, the language, and the way out. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const [checking, setChecking] = useState(false);
  const { open, toggle, close, container, onKeyDown } = useMenu();
  const { displayName: name, avatarDocumentId } = profile;
  return (
    <div ref={container} className={menu.container} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('desk.account', { name })}
        onClick={toggle}
      >
        <Portrait name={name} avatarDocumentId={avatarDocumentId} />
      </button>
      {open && (
        <div className={classes(menu.panel, styles.panel)}>
          <p className={styles.name}>{name}</p>
          <div role="menu">
            <Link to="/account" role="menuitem" className={menu.item ?? ''} onClick={close}>
              <Icon name="user" />
              {t('account.title')}
            </Link>
            {permits('media.check', profile.role) && (
              <button
                type="button"
                role="menuitem"
                className={menu.item}
                onClick={() => {
                  close();
                  setChecking(true);
                }}
              >
                <Icon name="sliders" />
                {t('devices.check.title')}
              </button>
            )}
            <SignOut closeMenu={close} />
          </div>
          <OwnLanguage />
        </div>
      )}
      {checking && (
        <Suspense fallback={null}>
          <CheckFromMenu onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </div>
  );
}

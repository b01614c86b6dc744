import { BASE_PATH, permits, type Profile } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { Avatar } from '../../design/Avatar.js';
import { classes } from '../../design/classes.js';
import { Icon } from '../../design/Icon.js';
import { LanguageSwitch } from '../../design/LanguageSwitch.js';
import { Mark } from '../../design/Mark.js';
import menu from '../../design/Menu.module.css';
import { useMenu } from '../../design/useMenu.js';
import styles from './Rail.module.css';
import { signOut } from './sign-out.js';

function Account({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { open, toggle, container, onKeyDown } = useMenu();
  return (
    <div ref={container} className={menu.container} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('desk.account', { name: profile.displayName })}
        onClick={toggle}
      >
        <Avatar name={profile.displayName} />
      </button>
      {open && (
        <div className={classes(menu.panel, styles.panel)}>
          <p className={styles.name}>{profile.displayName}</p>
          <div role="menu">
            <button
              type="button"
              role="menuitem"
              className={menu.item}
              onClick={() => void signOut()}
            >
              <Icon name="signOut" />
              {t('auth.signOut')}
            </button>
          </div>
          <LanguageSwitch />
        </div>
      )}
    </div>
  );
}

/** The narrow rail between the pages of staff. */
export function Rail({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const manages = permits('portals.manage', profile.role);
  return (
    <nav className={styles.rail} aria-label={t('desk.pages')}>
      <div className={styles.mark}>
        <Mark quiet />
      </div>
      <NavLink to="/desk" className={styles.link ?? ''}>
        <Icon name="bell" />
        {t('desk.title')}
      </NavLink>
      <NavLink to="/calls" className={styles.link ?? ''}>
        <Icon name="history" />
        {t('calls.title')}
      </NavLink>
      {manages && (
        <a href={`${BASE_PATH}/console/`} className={styles.link}>
          <Icon name="sliders" />
          {t('desk.console')}
        </a>
      )}
      <div className={styles.end}>
        <Account profile={profile} />
      </div>
    </nav>
  );
}

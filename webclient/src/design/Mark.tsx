import { appPicture } from '@foyer/contracts/settings';

import { company } from '../state/company.js';
import { useStore } from '../state/store.js';
import styles from './Mark.module.css';

/** The company's mark and name, or the product's where it has none. */
export function Mark({ quiet = false }: { quiet?: boolean }) {
  const { title, logo, favicon } = useStore(company).appearance;
  // A rail is narrow: the small picture fits it better.
  const picture = quiet && favicon !== undefined ? 'favicon' : 'logo';
  const file = picture === 'favicon' ? favicon : logo;
  if (file !== undefined) {
    return (
      <span className={styles.mark}>
        <img
          src={appPicture(picture, file)}
          alt={title}
          className={quiet ? styles.small : styles.logo}
        />
        {!quiet && <span>{title}</span>}
      </span>
    );
  }
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.picture}>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M8 26V15a8 8 0 0 1 16 0v11h-4.500V15a3.500 3.500 0 0 0-7 0v11Z"
          className={styles.start}
        />
      </svg>
      {!quiet && <span>{title}</span>}
    </span>
  );
}

import { LegalLinks } from './LegalLinks.js';
import styles from './PublicFooter.module.css';

/** The same links below a call of somebody without an account; as low as can be, and gone where there are none. */
export function CallFooter() {
  return (
    <div className={styles.inCall} data-mode="dark">
      <LegalLinks />
    </div>
  );
}

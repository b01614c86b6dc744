import { LegalLinks } from './LegalLinks.js';
import styles from './PublicFooter.module.css';

/**
 * Shows the same links below a call of a guest; as low as possible, and absent if there are none.
 */
export function CallFooter() {
  return (
    <div className={styles.inCall} data-mode="dark">
      <LegalLinks />
    </div>
  );
}

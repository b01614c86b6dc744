import { LanguageSwitch } from '../design/LanguageSwitch.js';
import { LegalLinks } from './LegalLinks.js';
import styles from './PublicFooter.module.css';

/**
 * Ends every page that people without an account see: whose page it is by law, and its languages.
 */
export function PublicFooter() {
  return (
    <div className={styles.footer}>
      <LegalLinks />
      <LanguageSwitch />
    </div>
  );
}

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './SigningBar.module.css';
import { signingTexts } from './signing-texts.js';

/** Says what to do while a place for a signature is chosen. */
export function PlacingBar({ onCancel }: { readonly onCancel: () => void }) {
  const says = useTexts();
  return (
    <div className={styles.bar} role="status">
      <span>{says(signingTexts.place)}</span>
      <Button onClick={onCancel}>{says(signingTexts.cancel)}</Button>
    </div>
  );
}

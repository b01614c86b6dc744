import { saveFile } from '#app/save-file.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../account/AccountForm.module.css';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import factor from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, this one time, and ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const says = useTexts();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(says(texts.copied), 'good');
    } catch {
      toast(says(texts.notCopied), 'problem');
    }
  };
  return (
    <div className={styles.form} role="group" aria-label={says(texts.codes)}>
      <p className={styles.note} role="status">
        {says(texts.codesLead)}
      </p>
      <ul className={factor.codes} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{says(texts.copy)}</Button>
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), says(texts.fileName))}
        >
          {says(texts.download)}
        </Button>
        <Button onClick={() => globalThis.print()}>{says(texts.print)}</Button>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={onKept}>
          {says(texts.kept)}
        </Button>
      </div>
    </div>
  );
}

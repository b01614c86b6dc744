import { saveFile } from '#app/save-file.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { currentLanguage } from '#i18n/language.js';
import { useTexts } from '#i18n/useTexts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import styles from '../account/AccountForm.module.css';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import factor from './SecondFactor.module.css';

const today = () =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(new Date());

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The user name or e-mail: codes of two accounts look alike. */
  readonly account: string | null;
  readonly onKept: () => void;
}

/** The recovery codes, this one time, and ways to keep them. */
export function RecoveryCodes({ codes, account, onKept }: RecoveryCodesProps) {
  const says = useTexts();
  const { title } = useStore(company).appearance;
  const owner = [account, title].filter((part) => part !== null).join(', ');
  const heading = `${says(texts.keptFor)} ${owner} (${globalThis.location.host})`;
  const text = `${codes.join('\n')}\n`;
  const file = `${heading}\n${today()}\n\n${text}`;
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
      <p className={factor.heading}>
        {heading}
        <br />
        {today()}
      </p>
      <ul className={factor.codes} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{says(texts.copy)}</Button>
        <Button
          onClick={() => saveFile(new Blob([file], { type: 'text/plain' }), says(texts.fileName))}
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

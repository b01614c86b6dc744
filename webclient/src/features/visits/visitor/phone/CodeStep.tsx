import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SMS_CODE_AGAIN_MS, SMS_CODE_LIVES_MS } from '@foyer/contracts/visits';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { phoneTexts } from '#i18n/phone-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { useNow } from '#state/now.js';
import styles from './CodeStep.module.css';

const CODE = /^\d{5}$/;

interface CodeStepProps {
  /** The number to which the code was sent. */
  readonly phoneNumber: string;
  /** Enters a code, and goes in where it is right. */
  readonly onCode: (code: string) => Promise<void>;
  /** Has another code sent. */
  readonly onAgain: () => Promise<void>;
  readonly onOtherNumber: () => void;
}

/** Asks for the code that was texted. */
export function CodeStep({ phoneNumber, onCode, onAgain, onOtherNumber }: CodeStepProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const now = useNow();
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ readonly code?: string }>({});
  const [busy, setBusy] = useState<'code' | 'again'>();
  const [sent, setSent] = useState(() => ({ at: Date.now(), again: false }));
  const form = useRef<HTMLFormElement>(null);
  useFocusProblem(form, problems);
  const wait = Math.ceil((sent.at + SMS_CODE_AGAIN_MS - now) / 1000);

  const act = async (what: 'code' | 'again', run: () => Promise<void>) => {
    setBusy(what);
    try {
      await run();
    } catch (error) {
      setProblems({ code: messageOf(error, t) });
    }
    setBusy(undefined);
  };
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!CODE.test(code)) setProblems({ code: says(phoneTexts.codeMissing) });
    else if (Date.now() >= sent.at + SMS_CODE_LIVES_MS)
      setProblems({ code: says(phoneTexts.over) });
    else await act('code', () => onCode(code));
  };
  const again = () =>
    act('again', async () => {
      await onAgain();
      setSent({ at: Date.now(), again: true });
      setCode('');
      setProblems({});
    });

  return (
    <>
      <h1>{says(phoneTexts.title)}</h1>
      <p role="status">
        {(sent.again ? `${says(phoneTexts.sentAgain)} ` : '') +
          says(phoneTexts.sent).replace('{number}', () => phoneNumber)}
      </p>
      <form ref={form} className={styles.form} onSubmit={(event) => void enter(event)} noValidate>
        <Field
          label={says(phoneTexts.code)}
          hint={says(phoneTexts.codeHint)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={5}
          value={code}
          problem={problems.code}
          className={styles.code ?? ''}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, ''));
            setProblems({});
          }}
        />
        <Button kind="primary" type="submit" busy={busy === 'code'}>
          {says(phoneTexts.confirm)}
        </Button>
        <div className={styles.links}>
          <Button
            type="button"
            disabled={wait > 0}
            busy={busy === 'again'}
            onClick={() => void again()}
          >
            {wait > 0
              ? says(phoneTexts.againIn).replace('{seconds}', String(wait))
              : says(phoneTexts.again)}
          </Button>
          <Button type="button" onClick={onOtherNumber}>
            {says(phoneTexts.otherNumber)}
          </Button>
        </div>
      </form>
    </>
  );
}

import { ApiError } from '@foyer/contracts/client';
import type { Text } from '@foyer/contracts/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { TextArea } from '#design/TextArea.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import styles from './AskByEmail.module.css';
import { isEmail, isNumber } from './reply-of.js';

const WORDS_MAX = 2000;

interface AskByEmailProps {
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  /** True if a mobile number is accepted too. */
  readonly orNumber?: boolean;
  /** True if a message belongs to it. */
  readonly withWords?: boolean;
  readonly onSend: (to: string, words: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** True if the server rejects an address or number that looked right here. */
const isOfAddress = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code.startsWith('TEXT_NUMBER') || error.code === 'INVALID_INPUT');

/**
 * Asks for an e-mail address, or a mobile number where that does as well, and for words where they
 * belong to it.
 */
export function AskByEmail({ withWords = false, orNumber = false, ...asked }: AskByEmailProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [email, setEmail] = useState('');
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [wordless, setWordless] = useState(false);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const to = email.trim();
    const isWrong = !isEmail(to) && !(orNumber && isNumber(to));
    const isWordless = withWords && words.trim() === '';
    setWrong(
      isWrong
        ? says(orNumber ? waitingTexts.emailOrNumberWrong : waitingTexts.emailWrong)
        : undefined,
    );
    setWordless(isWordless);
    setTries(tries + 1);
    if (isWrong || isWordless) return;
    setBusy(true);
    try {
      await asked.onSend(to, words.trim());
      asked.onClose();
    } catch (error) {
      if (isOfAddress(error)) setWrong(messageOf(error, t));
      else toast(messageOf(error, t), 'problem');
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={says(asked.title)}
      onClose={asked.onClose}
      isTyped={email !== '' || words !== ''}
      attempt={tries}
      actions={(leave) => (
        <>
          <Button kind="primary" busy={busy} onClick={() => void send()}>
            {says(asked.action)}
          </Button>
          <Button onClick={leave}>{says(waitingTexts.cancel)}</Button>
        </>
      )}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{says(asked.text)}</p>
        <Field
          label={says(orNumber ? waitingTexts.emailOrNumber : waitingTexts.email)}
          type={orNumber ? 'text' : 'email'}
          inputMode="email"
          autoComplete="email"
          autoFocus
          maxLength={254}
          value={email}
          problem={wrong}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(undefined);
          }}
        />
        {withWords && (
          <TextArea
            label={says(waitingTexts.words)}
            value={words}
            maxLength={WORDS_MAX}
            problem={wordless ? says(waitingTexts.wordsMissing) : undefined}
            onChange={(event) => {
              setWords(event.target.value);
              setWordless(false);
            }}
          />
        )}
      </form>
    </FormDialog>
  );
}

import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { StartFrame } from '#features/visits/visitor/StartFrame.js';
import { OnScreenKeyboard } from '../keyboard/OnScreenKeyboard.js';
import type { KioskSession } from '../session/kiosk-session.js';
import styles from './KeyScreen.module.css';

/** Why a device that was let in before needs its key again. */
const REASONS = {
  SIGNED_OUT: 'keyVoid',
  DEVICE_UNKNOWN: 'deleted',
  UNAUTHENTICATED: 'ended',
} as const;
const reasonOf = (code: string | null) =>
  code !== null && code in REASONS ? REASONS[code as keyof typeof REASONS] : null;

interface KeyScreenProps {
  readonly session: KioskSession;
  /** Why the last key was not taken, or why one is needed again. */
  readonly code: string | null;
  readonly message: string;
}

/** Asks for the device's key, once. */
export function KeyScreen({ session, code, message }: KeyScreenProps) {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const reason = reasonOf(code);

  const signIn = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(key.trim() === '');
    if (key.trim() === '') return;
    setBusy(true);
    await session.signIn(key.trim());
    setBusy(false);
  };
  const refused = code === null || reason !== null ? undefined : message || t('errors.network');
  return (
    <StartFrame>
      <h1 className="start-name">{t('kiosk.setUp')}</h1>
      <p className="start-welcome">
        {reason === null ? t('kiosk.setUpText') : t(`kiosk.${reason}`)}
      </p>
      <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
        <Field
          label={t('kiosk.key')}
          hint={t('kiosk.keyHint')}
          name="key"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={key}
          problem={missing ? t('kiosk.keyMissing') : refused}
          onChange={(event) => setKey(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          {t('kiosk.signIn')}
        </Button>
      </form>
      <OnScreenKeyboard />
    </StartFrame>
  );
}

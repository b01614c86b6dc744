import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#design/Field.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './PinField.module.css';

/**
 * The proof that admits a visitor to a portal with a PIN: the PIN, or an invitation; empty if there
 * is neither yet.
 */
export interface PinProof {
  readonly pin?: string;
  readonly invitation?: string;
}

interface PinFieldProps {
  readonly problem: string | undefined;
  readonly onProof: (proof: PinProof) => void;
}

const PIN = /^\d{6}$/;
const INVITED = {
  en: 'You are invited. You do not need a PIN.',
  de: 'Sie sind eingeladen. Sie brauchen keine PIN.',
};

/** It stands behind the hash, so that no server and no log sees it in an address. */
function invitationOf({ hash }: Location): string | null {
  return new URLSearchParams(hash.slice(1)).get('invitation');
}

/** Asks for a portal's PIN, unless the link was an invitation that is still good. */
export function PinField({ problem, onProof }: PinFieldProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [invitation] = useState(() => invitationOf(location));
  const [pin, setPin] = useState('');
  const [isRefused, setRefused] = useState(false);
  if (problem !== undefined && !isRefused) setRefused(true);
  useEffect(() => {
    if (invitation !== null) onProof({ invitation });
  }, [invitation, onProof]);

  if (invitation !== null && !isRefused) return <p>{says(INVITED)}</p>;
  const enter = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setPin(digits);
    onProof(PIN.test(digits) ? { pin: digits } : {});
  };
  return (
    <Field
      label={t('visitor.pin')}
      hint={t('visitor.pinHint')}
      name="pin"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={pin}
      problem={problem}
      className={styles.pin ?? ''}
      onChange={(event) => enter(event.target.value)}
    />
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { textFieldOf } from '../keyboard/typed-field.js';
import styles from './PinPad.module.css';

const PIN_LENGTH = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface PinPadProps {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
}

/**
 * Digits to press, for a screen without a keyboard; a keyboard or number pad that hangs on the kiosk
 * works too. The entered PIN is shown as dots; people may
 * stand behind.
 */
export function PinPad({ pin, onChange }: PinPadProps) {
  const { t } = useTranslation();
  const add = (digit: string) => onChange((pin + digit).slice(0, PIN_LENGTH));
  const erase = () => onChange(pin.slice(0, -1));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    // A field next to it takes its own keys.
    if (altKey || ctrlKey || metaKey || textFieldOf(target as Element | null) !== null) return;
    if (DIGITS.some((digit) => digit === key)) add(key);
    else if (key === 'Backspace') erase();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.pad} role="group" aria-label={t('kiosk.enterPin')}>
      <p className={styles.hint}>{t('kiosk.enterPinHint')}</p>
      <div
        className={styles.dots}
        role="meter"
        aria-label={t('kiosk.enterPin')}
        aria-valuenow={pin.length}
        aria-valuemin={0}
        aria-valuemax={PIN_LENGTH}
      >
        {Array.from({ length: PIN_LENGTH }, (_, index) => (
          <span key={index} className={styles.dot} data-filled={index < pin.length || undefined} />
        ))}
      </div>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.key} aria-label={t('kiosk.erase')} onClick={erase}>
          <Icon name="arrowLeft" />
        </button>
      </div>
    </div>
  );
}

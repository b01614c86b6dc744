import { FACTOR_DIGITS } from '@foyer/contracts/identity';
import { useState } from 'react';

import { useTexts } from '#i18n/useTexts.js';
import { factorTexts as texts } from './factor-texts.js';

/** A code as it is typed: of the app, or a recovery code in its place. */
export interface FactorCode {
  readonly value: string;
  readonly isRecovery: boolean;
  readonly change: (value: string) => void;
  /** Takes the other kind of code. */
  readonly switchKind: () => void;
  /** The missing part; undefined where it can be sent. */
  readonly problem: string | undefined;
  readonly clear: () => void;
}

/** Holds a code while it is typed. Blanks in a pasted one are left out. */
export function useFactorCode(): FactorCode {
  const says = useTexts();
  const [value, setValue] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const problemOf = () => {
    if (value === '') return says(texts.missing);
    const isWhole = isRecovery || new RegExp(`^\\d{${FACTOR_DIGITS}}$`).test(value);
    return isWhole ? undefined : says(texts.sixDigits);
  };
  return {
    value,
    isRecovery,
    change: (typed) => setValue(isRecovery ? typed : typed.replaceAll(/\s/g, '')),
    switchKind: () => {
      setIsRecovery(!isRecovery);
      setValue('');
    },
    problem: problemOf(),
    clear: () => setValue(''),
  };
}

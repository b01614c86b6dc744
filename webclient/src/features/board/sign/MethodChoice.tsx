import type { SignatureStrokes } from '@foyer/contracts/board';

import { useTexts } from '#i18n/useTexts.js';
import styles from './SignDialog.module.css';
import { signingTexts } from './signing-texts.js';

/** The method of a signature. */
export type Method = SignatureStrokes['method'];

const NAMES = { drawn: signingTexts.draw, typed: signingTexts.type, pad: signingTexts.onPad };

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly chosen: Method;
  readonly isDisabled: boolean;
  readonly onChoose: (method: Method) => void;
}

/** The ways to sign that there are here. */
export function MethodChoice({ methods, chosen, isDisabled, onChoose }: MethodChoiceProps) {
  const says = useTexts();
  return (
    <div className={styles.methods} role="group" aria-label={says(signingTexts.method)}>
      {methods.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.method}
          aria-pressed={one === chosen}
          disabled={isDisabled}
          onClick={() => onChoose(one)}
        >
          {says(NAMES[one])}
        </button>
      ))}
    </div>
  );
}

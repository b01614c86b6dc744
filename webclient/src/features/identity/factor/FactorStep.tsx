import { useRef } from 'react';

import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import { AuthFrame } from '../AuthFrame.js';
import { factorTexts as texts } from './factor-texts.js';
import { FactorCodeField } from './FactorCodeField.js';
import styles from '../Form.module.css';
import { useFinishSignIn } from './useFinishSignIn.js';

interface FactorStepProps {
  readonly challenge: string;
  readonly onSignedIn: (token: string) => void;
  /** Goes back to the password; with the reason where the challenge is over. */
  readonly onBack: (reason?: string) => void;
}

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export function FactorStep({ challenge, onSignedIn, onBack }: FactorStepProps) {
  const says = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { code, busy, tries, refused, send, switchKind } = useFinishSignIn(challenge, {
    onSignedIn,
    onOver: onBack,
  });
  usePageTitle(says(texts.title));
  useFocusProblem(form, `${tries} ${refused ?? ''}`);
  return (
    <AuthFrame
      title={says(texts.title)}
      lead={says(code.isRecovery ? texts.recoveryLead : texts.lead)}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FactorCodeField code={code} tried={tries > 0} refused={refused} autoFocus />
        <Button type="submit" kind="primary" wide busy={busy}>
          {says(texts.continue)}
        </Button>
        <Button wide onClick={() => onBack()}>
          {says(texts.back)}
        </Button>
        <button type="button" className={styles.textButton} onClick={switchKind}>
          {says(code.isRecovery ? texts.useApp : texts.useRecovery)}
        </button>
      </form>
    </AuthFrame>
  );
}

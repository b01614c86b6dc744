import { useRef } from 'react';

import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../account/AccountForm.module.css';
import { factorTexts } from './factor-texts.js';
import { FactorCodeField } from './FactorCodeField.js';
import { FactorPassword } from './FactorPassword.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import { useFactorForm } from './useFactorForm.js';

interface CodeFormProps {
  readonly lead: string;
  readonly action: string;
  readonly asksFor: Parameters<typeof useFactorForm>[0];
  readonly send: Parameters<typeof useFactorForm>[1];
  readonly onCancel: () => void;
}

/** Asks for a code, of the app or for recovery, before something about the factor changes. */
export function CodeForm({ lead, action, asksFor, send, onCancel }: CodeFormProps) {
  const says = useTexts();
  const form = useFactorForm(asksFor, send);
  const { code } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, form.problems);
  return (
    <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
      <p>{lead}</p>
      <FormProblem text={form.problem.all} />
      {asksFor.password && <FactorPassword form={form} autoFocus />}
      <FactorCodeField
        code={code}
        tried={form.tried}
        refused={form.problem.code}
        autoFocus={!asksFor.password}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy}>
          {action}
        </Button>
        <Button onClick={onCancel}>{says(texts.cancel)}</Button>
        <Button kind="quiet" onClick={code.switchKind}>
          {says(code.isRecovery ? factorTexts.useApp : factorTexts.useRecovery)}
        </Button>
      </div>
    </form>
  );
}

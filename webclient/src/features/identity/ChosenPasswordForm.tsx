import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { Skeleton } from '#design/Skeleton.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import styles from './Form.module.css';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { newPasswordProblem, NOTHING_TYPED } from './new-password.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import type { AskedOwner } from './useLinkOwner.js';

interface ChosenPasswordFormProps {
  readonly asked: AskedOwner;
  /** Sets the password; throws what the server refused it for. */
  readonly onChosen: (password: string) => Promise<void>;
  /** The error text: of the password itself, or of the whole form. */
  readonly problem: { readonly password?: string | undefined; readonly all?: string | undefined };
}

/** Chooses the password of an account, whose user name stands above it. */
export function ChosenPasswordForm({ asked, onChosen, problem }: ChosenPasswordFormProps) {
  const { t } = useTranslation();
  const { passwordPolicy } = useStore(company);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  useFocusProblem(form, tries);

  const owner = asked.state === 'known' ? asked.owner : undefined;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (newPasswordProblem(typed, passwordPolicy, owner?.firstName) !== undefined) return;
    setBusy(true);
    await onChosen(typed.password).finally(() => setBusy(false));
  };
  if (asked.state === 'asking') return <Skeleton />;
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormProblem text={problem.all} />
      {owner !== undefined && (
        <Field
          label={t('auth.ownUserName')}
          name="username"
          autoComplete="username"
          value={owner.userName}
          readOnly
        />
      )}
      <NewPasswordFields
        value={typed}
        onChange={setTyped}
        tried={tries > 0}
        refused={problem.password}
        firstName={owner?.firstName ?? ''}
        autoFocus
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('auth.setPassword')}
      </Button>
    </form>
  );
}

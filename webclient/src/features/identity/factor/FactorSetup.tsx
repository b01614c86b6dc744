import { type AnswerOf } from '@foyer/contracts/client';
import { factorRoutes } from '@foyer/contracts/identity';
import { useRef, useState } from 'react';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../account/AccountForm.module.css';
import { FactorCodeField } from './FactorCodeField.js';
import { FactorPassword } from './FactorPassword.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import factor from './SecondFactor.module.css';
import { useFactorForm } from './useFactorForm.js';

type Begun = AnswerOf<typeof factorRoutes.beginFactor>;

interface FactorSetupProps {
  /** Receives the recovery codes, which are shown only once. */
  readonly onSetUp: (recoveryCodes: readonly string[]) => void;
  readonly onCancel?: () => void;
}

/** Sets the second factor up: the password, then the secret for the app, then a first code. */
export function FactorSetup(props: FactorSetupProps) {
  const [begun, setBegun] = useState<Begun>();
  return begun === undefined ? (
    <PasswordFirst {...props} onBegun={setBegun} />
  ) : (
    <FirstCode {...props} begun={begun} onAgain={() => setBegun(undefined)} />
  );
}

function PasswordFirst({
  onBegun,
  onCancel,
}: FactorSetupProps & { readonly onBegun: (begun: Begun) => void }) {
  const says = useTexts();
  const form = useFactorForm({ password: true }, async ({ password }) =>
    onBegun(await api.call(factorRoutes.beginFactor, { body: { password } })),
  );
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, form.problems);
  return (
    <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
      <FormProblem text={form.problem.all} />
      <FactorPassword form={form} autoFocus />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy}>
          {says(texts.next)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{says(texts.cancel)}</Button>}
      </div>
    </form>
  );
}

interface FirstCodeProps extends FactorSetupProps {
  readonly begun: Begun;
  /** Leads back to the password, since another page has begun a setup. */
  readonly onAgain: () => void;
}

function FirstCode({ begun, onSetUp, onCancel, onAgain }: FirstCodeProps) {
  const says = useTexts();
  const { factorId, secret, uri, qrCode } = begun;
  const form = useFactorForm({ code: true }, async ({ code }) => {
    const body = { factorId, code };
    onSetUp((await api.call(factorRoutes.confirmFactor, { body })).recoveryCodes);
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, form.problems);
  return (
    <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
      <p>{says(texts.scan)}</p>
      <div className={factor.secret}>
        <img src={qrCode} alt={says(texts.picture)} width={192} height={192} />
        <dl className={factor.key}>
          <dt>{says(texts.key)}</dt>
          <dd data-testid="factor-secret">{secret.match(/.{1,4}/g)?.join(' ')}</dd>
          <dd>
            <a href={uri}>{says(texts.openApp)}</a>
          </dd>
        </dl>
      </div>
      <p>{says(texts.thenCode)}</p>
      <FormProblem text={form.problem.all} />
      <FactorCodeField code={form.code} tried={form.tried} refused={form.problem.code} autoFocus />
      <div className={styles.actions}>
        {form.isOver ? (
          <Button kind="primary" onClick={onAgain}>
            {says(texts.again)}
          </Button>
        ) : (
          <Button type="submit" kind="primary" busy={form.busy}>
            {says(texts.turnOn)}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{says(texts.cancel)}</Button>}
      </div>
    </form>
  );
}

import { factorRoutes, type Profile } from '@foyer/contracts/identity';
import { useState } from 'react';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../account/AccountForm.module.css';
import { CodeForm } from './CodeForm.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import { useFocusOfView } from './useFocusOfView.js';

/** So few that it is time for new ones. */
const FEW = 3;

interface FactorOnProps {
  readonly profile: Profile;
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
  readonly onOff: () => Promise<void>;
}

/** A second factor that is on: new recovery codes, and turning it off. */
export function FactorOn({ profile, onCodes, onOff }: FactorOnProps) {
  const says = useTexts();
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const close = () => setAsking(null);
  const part = useFocusOfView(asking ?? '');
  if (asking === 'codes') {
    return (
      <CodeForm
        lead={says(texts.renewLead)}
        action={says(texts.make)}
        asksFor={{ code: true }}
        onCancel={close}
        send={async ({ code }) => {
          const body = { code };
          onCodes((await api.call(factorRoutes.renewRecoveryCodes, { body })).recoveryCodes);
        }}
      />
    );
  }
  if (asking === 'off') {
    return (
      <CodeForm
        lead={says(texts.offLead)}
        action={says(texts.offTitle)}
        asksFor={{ password: true, code: true }}
        onCancel={close}
        send={async (body) => {
          await api.call(factorRoutes.turnFactorOff, { body });
          toast(says(texts.turnedOff), 'good');
          await onOff();
        }}
      />
    );
  }
  const { recoveryCodesLeft: left } = profile;
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      <p>
        {says(texts.isOn)} {says(texts.left)} <strong className="figures">{left}</strong>
        {left <= FEW && `. ${says(texts.few)}`}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setAsking('codes')}>{says(texts.renew)}</Button>
        <Button onClick={() => setAsking('off')}>{says(texts.off)}</Button>
      </div>
    </div>
  );
}

import { identityRoutes, RECOVERY_CODES } from '@foyer/contracts/identity';
import { useState } from 'react';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { Section } from '#design/Section.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../account/AccountForm.module.css';
import { FactorOn } from './FactorOn.js';
import { FactorSetup } from './FactorSetup.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { useFocusOfView } from './useFocusOfView.js';

interface SecondFactorProps {
  /** Sign-ins may have ended. */
  readonly onChanged: () => void;
}

/** Turns the second factor of the account on and off, and shows its recovery codes. */
export function SecondFactor({ onChanged }: SecondFactorProps) {
  const says = useTexts();
  const { profile, changeProfile } = useStaff();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const gotCodes = (made: readonly string[]) => {
    setCodes(made);
    setIsSettingUp(false);
    changeProfile({ ...profile, hasSecondFactor: true, recoveryCodesLeft: RECOVERY_CODES });
    if (profile.hasSecondFactor) return;
    setIsNew(true);
    onChanged();
  };
  const keptCodes = () => {
    setCodes(undefined);
    // A toast before would lie over the codes on a phone.
    if (isNew) toast(says(texts.turnedOn), 'good');
    setIsNew(false);
  };
  // The profile says that another one is due if the role needs it.
  const wentOff = async () => changeProfile(await api.call(identityRoutes.getProfile, {}));
  const view = (() => {
    if (codes !== undefined) return 'codes';
    if (profile.hasSecondFactor) return 'on';
    return isSettingUp ? 'setup' : 'off';
  })();
  const part = useFocusOfView(view);
  if (profile.source !== 'local') {
    return (
      <Section title={says(texts.title)} lead={says(texts.fromSource)}>
        {null}
      </Section>
    );
  }
  return (
    <Section title={says(texts.title)} lead={says(texts.lead)}>
      <div ref={part} tabIndex={-1} className={styles.form}>
        {codes !== undefined && (
          <RecoveryCodes
            codes={codes}
            account={profile.userName ?? profile.email}
            onKept={keptCodes}
          />
        )}
        {view === 'on' && <FactorOn profile={profile} onCodes={gotCodes} onOff={wentOff} />}
        {view === 'setup' && (
          <FactorSetup onSetUp={gotCodes} onCancel={() => setIsSettingUp(false)} />
        )}
        {view === 'off' && (
          <>
            <p>{says(texts.isOff)}</p>
            <div className={styles.actions}>
              <Button onClick={() => setIsSettingUp(true)}>{says(texts.setUp)}</Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}

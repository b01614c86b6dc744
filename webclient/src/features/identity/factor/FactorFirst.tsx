import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { signOut } from '#app/staff/sign-out.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { AuthFrame } from '../AuthFrame.js';
import { FactorSetup } from './FactorSetup.js';
import { ownFactorTexts as texts } from './own-factor-texts.js';
import { RecoveryCodes } from './RecoveryCodes.js';

interface FactorFirstProps {
  /** The user name or e-mail. */
  readonly account: string | null;
  readonly onSetUp: () => void;
}

/**
 * In place of every page of staff, where the role needs a second factor and there is none: the
 * server lets the member do nothing else.
 */
export function FactorFirst({ account, onSetUp }: FactorFirstProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [codes, setCodes] = useState<readonly string[]>();
  const title = says(codes === undefined ? texts.title : texts.codesTitle);
  usePageTitle(title);
  return (
    <AuthFrame title={title} lead={says(codes === undefined ? texts.first : texts.lead)}>
      {codes === undefined ? (
        <FactorSetup onSetUp={setCodes} />
      ) : (
        <RecoveryCodes codes={codes} account={account} onKept={onSetUp} />
      )}
      {codes === undefined && <Button onClick={() => void signOut()}>{t('auth.signOut')}</Button>}
    </AuthFrame>
  );
}

import { accountRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isServed } from '../../../app/served.js';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { ChangePassword } from './ChangePassword.js';
import { OwnSessions } from './OwnSessions.js';

/** Password and sign-ins. */
export function SecurityTab() {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(0);
  usePageTitle(t('account.tab.security'));
  return (
    <>
      <ChangePassword onChanged={() => setChanges(changes + 1)} />
      {/* A new password has ended the others: they are looked up again. */}
      {isServed(accountRoutes.getMySessions) && <OwnSessions key={changes} />}
    </>
  );
}

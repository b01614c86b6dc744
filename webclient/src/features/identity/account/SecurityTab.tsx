import { accountRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isServed } from '#app/served.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Section } from '#design/Section.js';
import { SecondFactor } from '../factor/SecondFactor.js';
import { ChangePassword } from './ChangePassword.js';
import { OwnSessions } from './OwnSessions.js';

/** Password, second factor and sign-ins. */
export function SecurityTab() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const [changes, setChanges] = useState(0);
  usePageTitle(t('account.tab.security'));
  return (
    <>
      {profile.source === 'local' ? (
        <ChangePassword profile={profile} onChanged={() => setChanges(changes + 1)} />
      ) : (
        <Section title={t('account.password.title')} lead={t('account.password.fromSource')}>
          {null}
        </Section>
      )}
      <SecondFactor onChanged={() => setChanges(changes + 1)} />
      {/* A new password has ended the others: they are looked up again. */}
      {isServed(accountRoutes.getMySessions) && <OwnSessions key={changes} />}
    </>
  );
}

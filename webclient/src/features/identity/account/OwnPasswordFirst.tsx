import type { Profile } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import { signOut } from '#app/staff/sign-out.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { AuthFrame } from '../AuthFrame.js';
import { ChangePassword } from './ChangePassword.js';

interface OwnPasswordFirstProps {
  readonly profile: Profile;
  readonly onChanged: () => void;
}

/**
 * In place of every page of staff, as long as another person knows the password: the server lets
 * the member do nothing else.
 */
export function OwnPasswordFirst({ profile, onChanged }: OwnPasswordFirstProps) {
  const { t } = useTranslation();
  const title = t('account.password.change');
  usePageTitle(title);
  return (
    <AuthFrame title={title}>
      <ChangePassword profile={profile} onChanged={onChanged} />
      <Button onClick={() => void signOut()}>{t('auth.signOut')}</Button>
    </AuthFrame>
  );
}

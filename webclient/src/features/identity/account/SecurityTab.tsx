import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../../app/usePageTitle.js';
import { ChangePassword } from './ChangePassword.js';

/** Password and sign-ins. */
export function SecurityTab() {
  const { t } = useTranslation();
  usePageTitle(t('account.tab.security'));
  return <ChangePassword />;
}

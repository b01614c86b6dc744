import { useTranslation } from 'react-i18next';

import { usePageTitle } from '#app/usePageTitle.js';
import { AboutMe } from './AboutMe.js';
import { PersonalData } from './PersonalData.js';

/** The name and the personal data of the member. */
export function PersonalTab() {
  const { t } = useTranslation();
  usePageTitle(t('account.tab.personal'));
  return (
    <>
      <PersonalData />
      <AboutMe />
    </>
  );
}

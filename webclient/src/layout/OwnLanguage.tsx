import { accountRoutes, type Language } from '@foyer/contracts/identity';

import { api } from '../app/api.js';
import { useStaff } from '../app/staff/staff-context.js';
import { LanguageSwitch } from '../design/LanguageSwitch.js';

/** The language of this page, and of the member's mails from now on. */
export function OwnLanguage() {
  const { preference, changePreference } = useStaff();
  const keep = (language: Language) => {
    if (language === preference.language) return;
    const body = { language };
    // The page speaks it in any case; the settings of the account say what mails are written in.
    api.call(accountRoutes.savePreference, { body }).then(changePreference, () => undefined);
  };
  return <LanguageSwitch onChosen={keep} />;
}

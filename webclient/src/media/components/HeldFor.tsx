import { useTranslation } from 'react-i18next';

import { Elapsed } from '#design/Elapsed.js';

/** How long a hold has lasted, growing live. @param since An ISO date. */
export function HeldFor({ since }: { readonly since: string }) {
  const { t } = useTranslation();
  return (
    <p data-testid="held-for">
      {t('call.heldFor')} <Elapsed since={since} />
    </p>
  );
}

import { useTranslation } from 'react-i18next';

import { useGuardedLeaving } from '#app/useGuardedLeaving.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { locale } from '#i18n/locale.js';
import type { Tab } from './drafts.js';

/** Asks anyone who leaves the account before anything was saved, and names what would be lost. */
export function LeavingDrafts({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation();
  const { go, stay } = useGuardedLeaving(tabs.length > 0, '/account');
  if (!go) return null;
  const names = new Intl.ListFormat(locale()).format(tabs.map((tab) => t(`account.tab.${tab}`)));
  return (
    <Dialog
      title={t('account.drafts.title')}
      onClose={stay}
      actions={
        <>
          <Button kind="danger" onClick={go}>
            {t('account.drafts.leave')}
          </Button>
          <Button onClick={stay}>{t('account.drafts.stay')}</Button>
        </>
      }
    >
      <p>{t('account.drafts.text', { tabs: names })}</p>
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';

import { toast, undoToast } from '#design/toasts.js';
import { endingOf, useEndingTitle } from './after-call-words.js';

/** Says in passing what became of a small call, which has no page to say it on. */
export function useSayOver(): (reason: string | null, rejoin: () => void) => void {
  const { t } = useTranslation();
  const titleOf = useEndingTitle();
  return (reason, rejoin) => {
    const title = titleOf(reason);
    if (endingOf(reason) === 'left')
      undoToast(title, { label: t('sessionCall.rejoin'), run: rejoin });
    else toast(title);
  };
}

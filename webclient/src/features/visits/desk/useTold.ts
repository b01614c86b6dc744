import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../app/message-of.js';
import { toast } from '../../../design/toasts.js';

/** Does something, and tells in a toast why it could not be done. @returns Whether it was done. */
export function useTold(): (doing: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation();
  return useCallback(
    async (doing) => {
      try {
        await doing();
        return true;
      } catch (error) {
        toast(messageOf(error, t), 'problem');
        return false;
      }
    },
    [t],
  );
}

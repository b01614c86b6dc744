import type { Text } from '@foyer/contracts/notices';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { sentences } from '#app/sentences.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';

/**
 * Does something, and tells in a toast why it could not be done.
 * @param failed Says what could not be done, where the reason alone would not.
 * @returns Whether it was done.
 */
export function useNotification(
  failed?: Text,
): (doing: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation();
  const says = useTexts();
  const lead = failed ? says(failed) : '';
  return useCallback(
    async (doing) => {
      try {
        await doing();
        return true;
      } catch (error) {
        toast(sentences(lead, messageOf(error, t)), 'problem');
        return false;
      }
    },
    [t, lead],
  );
}

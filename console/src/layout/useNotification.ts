import { ApiError } from '@foyer/contracts/client';
import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useCallback } from 'react';
import { HttpError, useNotify } from 'react-admin';

/**
 * Returns the text about an error that replaces the specification's sentence; a text by its key.
 */
export const sentenceOf = (error: unknown): string => {
  const known = error instanceof ApiError || error instanceof HttpError;
  if (!known) return '';
  if (error.status === 0) return 'layout.notSent';
  return error instanceof ApiError ? error.msg : error.message;
};

/**
 * Tells how something went in the words of the specification; an error in the server's own, where
 * it had any.
 */
export function useNotification() {
  const notify = useNotify();
  const done = useCallback(
    (text: keyof typeof successTexts) => notify(`success.${text}`, { type: 'success' }),
    [notify],
  );
  const failed = useCallback(
    (text: keyof typeof failureTexts, error?: unknown) => {
      const said = sentenceOf(error);
      const isKey = said === '' || said === 'layout.notSent';
      const args = isKey ? {} : { messageArgs: { _: said } };
      notify(said === '' ? `failure.${text}` : said, { type: 'error', ...args });
    },
    [notify],
  );
  return { done, failed };
}

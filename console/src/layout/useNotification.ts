import { ApiError } from '@foyer/contracts/client';
import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useCallback } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';

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
  const translate = useTranslate();
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
  /** A refusal by its code, in place of the sentence that gives no reason. */
  const refused = useCallback(
    (text: keyof typeof failureTexts, code: string | undefined) => {
      const reason = code === undefined ? '' : translate(`rule.${code}`, { _: '' });
      if (reason === '') notify(`failure.${text}`, { type: 'error' });
      else notify(reason, { type: 'error', messageArgs: { _: reason } });
    },
    [notify, translate],
  );
  return { done, failed, refused };
}

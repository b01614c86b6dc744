import { ApiError } from '@foyer/contracts/client';
import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useCallback } from 'react';
import { HttpError, useNotify } from 'react-admin';

const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.msg;
  return error instanceof HttpError && error.status !== 0 ? error.message : '';
};

/** Tells how something went in the words of the specification; an error in the server's own, where it had any. */
export function useNotification() {
  const notify = useNotify();
  const done = useCallback(
    (text: keyof typeof successTexts) => notify(`success.${text}`, { type: 'success' }),
    [notify],
  );
  const failed = useCallback(
    (text: keyof typeof failureTexts, error?: unknown) => {
      const said = sentenceOf(error);
      notify(said === '' ? `failure.${text}` : said, { type: 'error', messageArgs: { _: said } });
    },
    [notify],
  );
  return { done, failed };
}

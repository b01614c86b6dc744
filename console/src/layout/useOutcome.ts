import type { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useNotify, useRedirect, useResourceContext, type RaRecord } from 'react-admin';

import { useNotification } from './useNotification.js';

/** The message after a record was written, and the next page of the console. */
export interface Outcome {
  /**
   * A sentence of the specification, or a text of its own. Without one, react-admin's usual words
   * are said.
   */
  readonly done?: keyof typeof successTexts | { readonly text: string } | undefined;
  readonly failed?: keyof typeof failureTexts | undefined;
  /** The page that is opened next; none where its form stays open. */
  readonly next?: 'list' | 'edit' | false | undefined;
}

/** An {@link Outcome} as the pages of react-admin take it. */
export function useOutcome({ done, failed = 'UNKNOWN', next = 'list' }: Outcome) {
  const notification = useNotification();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  if (done === undefined) return { redirect: next };
  const mutationOptions = {
    onSuccess: ({ id }: RaRecord) => {
      if (typeof done === 'string') notification.done(done);
      else notify(done.text, { type: 'success' });
      if (next !== false) redirect(next, resource, id);
    },
    onError: (error: unknown) => notification.failed(failed, error),
  };
  return { redirect: next, mutationOptions };
}

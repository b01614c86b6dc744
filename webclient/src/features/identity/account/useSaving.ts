import { ApiError } from '@foyer/contracts/client';
import type { Text } from '@foyer/contracts/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { sentences } from '#app/sentences.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';

/** Errors that are about one field, which the server names by its code alone. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  USER_NAME_ALREADY_EXISTS: 'userName',
  EMAIL_ALREADY_EXISTS: 'email',
  OLD_PASSWORD_WRONG: 'oldPassword',
  OLD_PASSWORD_MISSING: 'oldPassword',
};

/** How saving a form goes. */
export interface Saving {
  readonly busy: boolean;
  /** The error of the whole form. */
  readonly problem: string | undefined;
  /** The errors of single fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Saves, and says how that went. @returns Whether it is saved. */
  readonly save: (
    work: () => Promise<unknown>,
    words: { readonly done: Text; readonly failed: Text },
  ) => Promise<boolean>;
  /** Says no more what was wrong. */
  readonly clear: () => void;
}

/**
 * Saves a form, with the common steps around it: no second save at the same time, and a message
 * about the result.
 */
export function useSaving(): Saving {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const clear = () => {
    setProblem(undefined);
    setFields({});
  };
  return {
    busy,
    problem,
    fields,
    clear,
    save: async (work, { done, failed }) => {
      setBusy(true);
      clear();
      try {
        await work();
        toast(says(done), 'good');
        return true;
      } catch (error) {
        const named = fieldsNamedBy(error);
        setFields(named);
        if (Object.keys(named).length > 0) setProblem(sentences(says(failed)));
        else setProblem(sentences(says(failed), messageOf(error, t)));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

function fieldsNamedBy(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const field = fieldsOfCodes[error.code];
  return field === undefined ? error.fields : { ...error.fields, [field]: error.msg };
}

import { ApiError } from '@foyer/contracts/client';
import type { failureTexts } from '@foyer/contracts/notices';
import { HttpError, useTranslate } from 'react-admin';

import { sentenceOf } from '../useNotification.js';

/** The refusal of a form: the errors of its fields, and the error of the whole. */
export type Refusal = Readonly<Record<string, unknown>>;

/**
 * Makes an error the refusal of a form. A form that gets none back counts as saved, and lets what
 * was typed go without a question.
 */
export function useRefusal() {
  const translate = useTranslate();
  return (error: unknown, failed: keyof typeof failureTexts = 'UNKNOWN'): Refusal => {
    const said = sentenceOf(error) || `failure.${failed}`;
    return { ...fieldErrorsOf(error), root: { serverError: translate(said, { _: said }) } };
  };
}

/** Errors that are about one field, which the server names by their code alone. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  API_KEY_EXPIRY: 'expiresAt',
  API_KEY_ROLE: 'role',
  EMAIL_ALREADY_EXISTS: 'email',
  USER_NAME_ALREADY_EXISTS: 'userName',
};

/** Returns the errors by field. */
function fieldErrorsOf(error: unknown): Readonly<Record<string, unknown>> {
  const fields =
    error instanceof ApiError
      ? error.fields
      : error instanceof HttpError
        ? (bodyOf(error).errors ?? {})
        : {};
  const { code = '' } =
    error instanceof ApiError ? error : error instanceof HttpError ? bodyOf(error) : {};
  const field = FIELD_OF_CODE[code];
  const named = field === undefined ? fields : { [field]: sentenceOf(error), ...fields };
  // The error of a row of a field is shown at the field.
  return Object.fromEntries(
    Object.entries(named).map(([path, problem]) => [path.replace(/\.\d+$/, ''), problem]),
  );
}

/**
 * The fields that others changed since, of a save that was refused for that; undefined for any
 * other error.
 */
export function changedMeanwhileIn(error: unknown): readonly string[] | undefined {
  const body = error instanceof HttpError ? bodyOf(error) : undefined;
  const [code, fields] =
    error instanceof ApiError ? [error.code, error.fields] : [body?.code, body?.errors];
  return code?.endsWith('CHANGED_MEANWHILE') === true ? Object.keys(fields ?? {}) : undefined;
}

const bodyOf = ({ body }: HttpError) =>
  (body ?? {}) as { readonly code?: string; readonly errors?: Readonly<Record<string, unknown>> };

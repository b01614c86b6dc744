import { ApiError, type ApiErrorOptions } from './api-error.js';

/** What an answer says went wrong. */
export interface SaidErrors {
  readonly msg?: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What an answer says went wrong; undefined where it says nothing of the kind. */
export const errorsIn = (body: unknown): SaidErrors | undefined =>
  (body as { readonly errors?: SaidErrors } | null | undefined)?.errors;

/** What an answer says went wrong, as an error to throw. */
export function errorOf(body: unknown, status: number, options?: ApiErrorOptions): ApiError {
  const { msg = '', code = 'NOT_UNDERSTOOD', fields } = errorsIn(body) ?? {};
  return new ApiError(code, msg, status, fields, options);
}

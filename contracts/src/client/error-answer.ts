import { ApiError, type ApiErrorOptions } from './api-error.js';

/** The errors in an answer. */
export interface SaidErrors {
  readonly msg?: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Returns the errors in an answer; undefined if it has none. */
export const errorsIn = (body: unknown): SaidErrors | undefined =>
  (body as { readonly errors?: SaidErrors } | null | undefined)?.errors;

/** Returns the errors in an answer as an error to throw. */
export function errorOf(body: unknown, status: number, options?: ApiErrorOptions): ApiError {
  const { msg = '', code = 'NOT_UNDERSTOOD', fields } = errorsIn(body) ?? {};
  return new ApiError(code, msg, status, fields, options);
}

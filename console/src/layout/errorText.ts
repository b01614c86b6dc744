import { ApiError } from '@foyer/contracts/client';
import { HttpError } from 'react-admin';

/** Returns the server's reason for a refusal; undefined if it gave none. */
export function errorText(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.msg || undefined;
  return error instanceof HttpError && error.status !== 0 ? error.message || undefined : undefined;
}

import { ApiError } from '@foyer/contracts/client';
import { HttpError } from 'react-admin';

/** What the server said about why it refused; undefined where it said nothing. */
export function errorText(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.msg || undefined;
  return error instanceof HttpError && error.status !== 0 ? error.message || undefined : undefined;
}

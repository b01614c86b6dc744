import { HttpError } from 'react-admin';

/** What was to be saved, and the parts of it that somebody else has changed since. */
export interface Conflict {
  readonly form: Record<string, unknown>;
  readonly paths: readonly string[];
}

/** The conflict that a refused save speaks of; undefined where it was refused for another reason. */
export function conflictOf(error: unknown, form: Record<string, unknown>): Conflict | undefined {
  const body = bodyOf(error);
  if (body?.code !== 'PORTAL_CHANGED_MEANWHILE') return undefined;
  return { form, paths: Object.keys(body.errors ?? {}) };
}

/** What was wrong with which field. */
export const fieldErrorsOf = (error: unknown) => bodyOf(error)?.errors;

const bodyOf = (error: unknown) =>
  error instanceof HttpError
    ? (error.body as { code?: string; errors?: Record<string, string> } | undefined)
    : undefined;

import type { Instances, Needs } from '../needs.js';
import type { CommandContext, Outcome } from '../commands/index.js';
import type { AnyJob } from './job-declaration.js';

/** A kind of job with what it needs. */
export interface JobKind {
  readonly job: AnyJob;
  readonly needs: Instances<Needs>;
}

/** The program's background jobs. Also the injection token. */
export abstract class Jobs {
  /** Takes a kind in, while the program is put together. */
  abstract register(kind: JobKind): void;
  /**
   * Tries a job again at once.
   * @throws Rejected JOB_NOT_FOUND, JOB_NOT_RETRIABLE, JOB_OVERTAKEN, JOB_TOO_LATE.
   */
  abstract retry(context: CommandContext, jobId: string): Promise<Outcome<undefined>>;
  /** Cancels a job. @throws Rejected JOB_NOT_FOUND, JOB_ENDED. */
  abstract cancel(context: CommandContext, jobId: string): Promise<Outcome<undefined>>;
  /** Cancels what is still to be done about a person who is forgotten. */
  abstract cancelOf(contextOf: (jobId: string) => CommandContext, personId: string): Promise<void>;
}

/** Why something went wrong, in a word that tells no one anything personal. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,49}$/.test(code) ? code : error.name;
}

/** How a person in a call and the sign-ins of that person are, when one of these has ended. */
export interface AfterSignOut {
  /** The sign-ins of the person that run. */
  readonly running: ReadonlySet<string>;
  /** The sign-ins by which pages of the person are in the call. */
  readonly here: readonly string[];
  /** Since when the person has no page in the call; ISO 8601. */
  readonly awaySince: string | null;
  /** When the sign-in ended; null if the server was started after that. */
  readonly endedAt: string | null;
}

/**
 * The time in which a page comes back by another sign-in, in milliseconds: it drops its connection
 * as soon as it has that sign-in, and the end of the former one may arrive first.
 */
export const CHANGE_OF_SIGN_IN_MS = 3_000;

/**
 * True if a person stays in a call although one of their sign-ins has ended: a page is there by
 * another one, or was away before, so that it may belong to another one and come back.
 */
export function staysInCall({ running, here, awaySince, endedAt }: AfterSignOut): boolean {
  if (running.size === 0) return false;
  if (here.some((sessionId) => running.has(sessionId))) return true;
  return endedAt === null || (awaySince !== null && awaySince < endedAt);
}

import { BASE_PATH } from '@foyer/contracts/identity';

/** Returns the path of a search in the log, for example by a `correlationId`. */
export const auditPath = (criteria: Readonly<Record<string, string>>): string =>
  `/audit?${new URLSearchParams(criteria).toString()}`;

/** The page where staff work. */
export const deskPath = `${BASE_PATH}/desk`;

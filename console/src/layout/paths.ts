import { BASE_PATH } from '@foyer/contracts/identity';

/** Where the log is searched for something, such as a `correlationId`. */
export const auditPath = (criteria: Readonly<Record<string, string>>): string =>
  `/audit?${new URLSearchParams(criteria).toString()}`;

/** Where staff work. */
export const deskPath = `${BASE_PATH}/desk`;

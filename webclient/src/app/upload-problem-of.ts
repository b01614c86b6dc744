import { ApiError } from '@foyer/contracts/client';
import type { TFunction } from 'i18next';

import { messageOf } from './message-of.js';

/** Why a document did not arrive: what is wrong with it, or else with the way there. */
export function uploadProblemOf(error: unknown, t: TFunction): string {
  const { document } = error instanceof ApiError ? error.fields : {};
  return document ?? messageOf(error, t);
}

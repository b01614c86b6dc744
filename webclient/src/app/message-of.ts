import { ApiError } from '@foyer/contracts/client';
import type { TFunction } from 'i18next';

/** Returns a message about an error: the server's own words, or ours if it had none. */
export function messageOf(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('errors.unknown');
  if (error.msg !== '') return error.msg;
  switch (error.code) {
    case 'NETWORK':
      return t('errors.network');
    case 'TIMEOUT':
      return t('errors.timeout');
    default:
      return t('errors.unknown');
  }
}

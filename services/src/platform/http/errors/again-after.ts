import type { RejectionDetails } from '@foyer/contracts/decision';

/**
 * The seconds after which a refused call can come again, as answers carry them; none where it need
 * not wait.
 */
export const againAfter = ({ retryAfter }: RejectionDetails): { readonly retryAfter?: number } =>
  retryAfter === undefined ? {} : { retryAfter: Number(retryAfter) };

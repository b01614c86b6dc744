import { covers, type ApiKey } from '@foyer/contracts/identity';
import type { ApiKeyDocument } from '@foyer/projections/identity';

/** How a key stands at a time. It never exceeds the present role of its maker. */
export function stateOfKey(
  key: Pick<ApiKeyDocument, 'expiresAt' | 'makerRole' | 'revokedAt' | 'role'>,
  now: string,
): ApiKey['state'] {
  if (key.revokedAt !== null) return 'revoked';
  if (Date.parse(key.expiresAt) <= Date.parse(now)) return 'expired';
  return key.makerRole !== null && covers(key.makerRole, key.role) ? 'active' : 'stopped';
}

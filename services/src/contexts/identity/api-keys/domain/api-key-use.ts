import { accepted, type Decision } from '@foyer/contracts/decision';
import type { ApiKeyUseEvent } from '@foyer/contracts/identity';

/** The time until a use from the same address is recorded again, in milliseconds. */
const NOTED_MS = 15 * 60_000;

/** The last use of a key that was recorded. */
export interface ApiKeyUseState {
  readonly usedAt: string | null;
  readonly address: string | null;
}

export const initialApiKeyUse: ApiKeyUseState = { usedAt: null, address: null };

export function evolveApiKeyUse(_state: ApiKeyUseState, { data }: ApiKeyUseEvent): ApiKeyUseState {
  return { usedAt: data.usedAt, address: data.address };
}

/** Records the use of a key: the first in a while, or the first from another address. */
export function noteApiKeyUse(
  state: ApiKeyUseState,
  use: { readonly apiKeyId: string; readonly usedAt: string; readonly address: string },
): Decision<readonly ApiKeyUseEvent[]> {
  const last = state.usedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(state.usedAt);
  const sinceMs = Date.parse(use.usedAt) - last;
  const isNews = sinceMs >= NOTED_MS || (sinceMs > 0 && state.address !== use.address);
  return accepted(isNews ? [{ type: 'ApiKeyUsed', data: { ...use } }] : []);
}

import type { SourceIdentityEvent } from '@foyer/contracts/identity';

/** Which member an identity of a source is; null while it is no one. */
export interface SourceIdentityState {
  readonly memberId: string | null;
}

export const initialSourceIdentity: SourceIdentityState = { memberId: null };

export function evolveSourceIdentity(
  _state: SourceIdentityState,
  { data }: SourceIdentityEvent,
): SourceIdentityState {
  return { memberId: data.memberId };
}

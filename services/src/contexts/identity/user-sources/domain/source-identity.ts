import type { SourceIdentityEvent } from '@foyer/contracts/identity';

/** Which member an identity of a source is; null while it is no one. */
export interface SourceIdentityState {
  readonly memberId: string | null;
  /** The key by which the member is known now; the one of the stream until another replaces it. */
  readonly identityKey: string | null;
}

export const initialSourceIdentity: SourceIdentityState = { memberId: null, identityKey: null };

export function evolveSourceIdentity(
  _state: SourceIdentityState,
  { data }: SourceIdentityEvent,
): SourceIdentityState {
  return { memberId: data.memberId, identityKey: data.identityKey };
}

/** Returns the member of a key as it was formed before; null once another key has replaced it. */
export function memberOfFormer(
  { memberId, identityKey }: SourceIdentityState,
  formerKey: string,
): string | null {
  return identityKey === formerKey ? memberId : null;
}

import type { SessionNameEvent } from '@foyer/contracts/sessions';

/**
 * Which session is called by a name, or is the direct one of a circle of people; null while none
 * is.
 */
export interface SessionNameState {
  readonly ownerId: string | null;
}

export const initialSessionName: SessionNameState = { ownerId: null };

export function evolveSessionName(
  _state: SessionNameState,
  { type, data }: SessionNameEvent,
): SessionNameState {
  return { ownerId: type === 'SessionNameReserved' ? data.sessionId : null };
}

/** Takes a name for a session: nothing to do where it is its own, `taken` where it is another's. */
export function reserveName(
  { ownerId }: SessionNameState,
  sessionId: string,
): readonly SessionNameEvent[] | 'taken' {
  if (ownerId === sessionId) return [];
  if (ownerId !== null) return 'taken';
  return [{ type: 'SessionNameReserved', data: { sessionId } }];
}

/** Gives a name back; one that is another session's is left alone. */
export function releaseName(
  { ownerId }: SessionNameState,
  sessionId: string,
): readonly SessionNameEvent[] {
  return ownerId === sessionId ? [{ type: 'SessionNameReleased', data: { sessionId } }] : [];
}

import { accepted, type Decision } from '@foyer/contracts/decision';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { allowedIn, type SessionAuthor } from './session-author.js';
import type { SessionState } from './session.js';

/** A picture that the file store has taken in. */
interface Picture {
  readonly fileId: string;
  readonly hash: string;
  readonly size: number;
}

/** Gives a session another picture; the result is the file that nothing names any more. */
export function changePicture(
  state: SessionState,
  { picture, author }: { readonly picture: Picture; readonly author: SessionAuthor },
): Decision<readonly SessionEvent[], string | null> {
  const found = allowedIn(state, author, 'session.change-settings');
  if (found.type === 'rejected') return found;
  const { id: sessionId, avatarFileId } = found.session;
  const event: SessionEvent = { type: 'SessionPictureChanged', data: { sessionId, ...picture } };
  return accepted([event], avatarFileId);
}

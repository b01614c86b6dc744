import type { CallKind } from './participants.js';

/** True if calls of a kind have a chat of their own; in others it is that of the session. */
export const hasOwnChat = (kind: CallKind): boolean => kind === 'queue' || kind === 'meeting';

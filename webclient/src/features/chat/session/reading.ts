import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';

/** How far a channel was read: up to and with the place of this number; 0 where nothing was. */
export interface ReadState {
  /** The position of the user. */
  readonly own: number;
  /** By whom of the others has read the furthest. */
  readonly others: number;
}

export const UNREAD: ReadState = { own: 0, others: 0 };

/** Applies how far people have read; positions never go back. */
export function afterReading(
  state: ReadState,
  positions: readonly ReadPosition[],
  selfId: string,
): ReadState {
  let { own, others } = state;
  for (const { readerId, order } of positions) {
    if (readerId === selfId) own = Math.max(own, order);
    else others = Math.max(others, order);
  }
  return own === state.own && others === state.others ? state : { own, others };
}

/** Returns messages of others after a place that can still be read, the oldest first. */
export const unreadAfter = (
  messages: readonly ChatMessage[],
  place: number,
  selfId: string,
): readonly ChatMessage[] =>
  messages.filter(
    ({ order, sender, status }) => order > place && sender._id !== selfId && status !== 'deleted',
  );

/** The newest own message up to a place; null where there is none. */
export const seenUpTo = (
  messages: readonly ChatMessage[],
  place: number,
  selfId: string,
): string | null =>
  messages.findLast(
    ({ order, sender, status }) => order <= place && sender._id === selfId && status !== 'deleted',
  )?._id ?? null;

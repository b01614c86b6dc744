import type { ChatMessage } from '@foyer/contracts/chat';

/** A message never becomes one of those before again: what is deleted stays so. */
const FINALITY: Readonly<Record<ChatMessage['status'], number>> = {
  sent: 0,
  read: 1,
  updated: 2,
  deleted: 3,
};

/** True if a state of a message is at least as late as another one. */
function isLater(one: ChatMessage, other: ChatMessage): boolean {
  if (one.status === 'deleted' || other.status === 'deleted') return one.status === 'deleted';
  const [at, before] = [one.updatedAt ?? '', other.updatedAt ?? ''];
  return at === before ? FINALITY[one.status] >= FINALITY[other.status] : at > before;
}

/**
 * Puts messages that were loaded or pushed into those that are known, each once and the oldest
 * first. Of two states of one message the later counts, whichever way it came.
 */
export function merge(
  known: readonly ChatMessage[],
  come: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (come.length === 0) return known;
  const byId = new Map(known.map((one) => [one._id, one]));
  for (const one of come) {
    const present = byId.get(one._id);
    if (!present || isLater(one, present)) byId.set(one._id, one);
  }
  return [...byId.values()].sort((one, other) => one.order - other.order);
}

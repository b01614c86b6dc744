import type { CallEvent } from '@foyer/contracts/calls';

import type { EventOfType } from '../platform/runner/index.js';

/** Members with a place in a call who may read nothing that is kept of it. */
export interface KeptOutDocument {
  /** The call's id. */
  readonly _id: string;
  /** Who was asked for advice, unheard by the visitor, and has not been together with the visitor since. */
  readonly asideIds: readonly string[];
}

export type KeptOutEvent = EventOfType<
  CallEvent,
  'CallConsultStarted' | 'CallConsultOpened' | 'CallHandedOver'
>;

/** Who is kept out of what is kept of a call once this has happened; undefined where nothing changes. */
export function keptOutAfter(
  before: KeptOutDocument | undefined,
  { type, data: { callId, joinerId } }: KeptOutEvent,
): KeptOutDocument | undefined {
  const { asideIds } = before ?? { asideIds: [] };
  const others = asideIds.filter((id) => id !== joinerId);
  if (type === 'CallConsultStarted') return { _id: callId, asideIds: [...others, joinerId] };
  return before && { ...before, asideIds: others };
}

/** Those of a call's members who may read what is kept of it. */
export function readersAmong(
  memberIds: readonly string[],
  keptOut: KeptOutDocument | undefined,
): readonly string[] {
  return memberIds.filter((id) => keptOut?.asideIds.includes(id) !== true);
}

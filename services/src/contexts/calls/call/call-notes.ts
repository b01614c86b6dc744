import { CALL_NOTES_OPEN_MS, type CallEvent, type CallNotesEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

/** A call, as far as it matters to who takes notes in it. */
export type NotedCall =
  | { readonly kind: 'none' }
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'visit';
      readonly visitId: string;
      /** The agent who has the visitor, and the agents before. */
      readonly agentIds: readonly string[];
      readonly startedAt: string;
      /** In milliseconds; null while the call continues. */
      readonly endedAt: number | null;
    };

export const noNotedCall: NotedCall = { kind: 'none' };

export function evolveNotedCall(call: NotedCall, event: CallEvent): NotedCall {
  if (event.type === 'CallStarted') {
    const { origin, startedAt } = event.data;
    if (origin.kind !== 'queue') return { kind: 'elsewhere' };
    const { id: visitId, agentId } = origin;
    return { kind: 'visit', visitId, agentIds: [agentId], startedAt, endedAt: null };
  }
  if (event.type === 'CallHandedOver' && call.kind === 'visit')
    return { ...call, agentIds: [...call.agentIds, event.data.joinerId] };
  if (event.type !== 'CallEnded' || call.kind !== 'visit') return call;
  return { ...call, endedAt: Date.parse(call.startedAt) + event.data.durationMs };
}

/** The notes of a call; their text is null where it can no longer be read. */
export interface Notes {
  readonly version: number;
  readonly text: string | null;
}

export const noNotes: Notes = { version: 0, text: '' };

export function evolveNotes(_notes: Notes, { data: { version, text } }: CallNotesEvent): Notes {
  return { version, text };
}

export interface SaveNotes {
  readonly callId: string;
  readonly agentId: string;
  readonly text: string;
  /** Of the notes that were changed. */
  readonly version: number;
}

/**
 * Saves the notes of the agent, during the call and for a while after it. Notes that were saved
 * elsewhere meanwhile are not lost: the save is refused.
 */
export function saveNotes(
  { call, notes }: { readonly call: NotedCall; readonly notes: Notes },
  { callId, agentId, text, version }: SaveNotes,
  { now }: { readonly now: Date },
): Decision<{ readonly notes: readonly CallNotesEvent[] }, { readonly version: number }> {
  if (call.kind === 'none') return rejected('CALL_NOT_FOUND');
  if (call.kind === 'elsewhere' || !call.agentIds.includes(agentId)) return rejected('NOT_IN_CALL');
  const { visitId, endedAt } = call;
  if (endedAt !== null && now.getTime() - endedAt > CALL_NOTES_OPEN_MS)
    return rejected('CALL_OVER');
  // Sent twice, or nothing changed.
  if (text === notes.text) return accepted({ notes: [] }, { version: notes.version });
  if (version !== notes.version) return rejected('CONFLICT');
  const next = version + 1;
  const data = { callId, visitId, agentId, version: next, text };
  return accepted({ notes: [{ type: 'CallNotesSaved', data }] }, { version: next });
}

import {
  evolveCallRoster,
  noCallRoster,
  permitsInCallOf,
  type CallEvent,
  type CallRoster,
} from '@foyer/contracts/calls';
import { rejected } from '@foyer/contracts/decision';

/** A call, as far as it matters to its recording. */
export type RecordedCall =
  | Extract<CallRoster, { stage: 'none' }>
  | (Exclude<CallRoster, { stage: 'none' }> & {
      /** True if its media travel from browser to browser. */
      readonly isDirect: boolean;
    });

export const noRecordedCall: RecordedCall = { stage: 'none' };

export function evolveRecordedCall(call: RecordedCall, event: CallEvent): RecordedCall {
  const isNew = event.type === 'CallStarted' || call.stage === 'none';
  const roster = evolveCallRoster(isNew ? noCallRoster : call, event);
  if (roster.stage === 'none') return roster;
  const isDirect =
    event.type === 'CallStreamStarted' ? event.data.relay === 'direct' : !isNew && call.isDirect;
  return { ...roster, isDirect };
}

/** Returns a person who is in a call now; otherwise the refusal. */
export function personIn(call: RecordedCall, by: string) {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const person = call.people[by];
  if (!person) return rejected('NOT_IN_CALL');
  if (call.stage === 'over') return rejected('CALL_OVER');
  if (!person.joined) return rejected('NOT_IN_CALL');
  return { type: 'found', person, kind: call.kind } as const;
}

/** Returns a person in a call who may record it; otherwise the refusal. */
export function recorderIn(call: RecordedCall, by: string) {
  const found = personIn(call, by);
  if (found.type === 'rejected') return found;
  const { person, kind } = found;
  const may = !person.paused && permitsInCallOf(kind, 'call.record', person.role);
  return may ? found : rejected('FORBIDDEN');
}

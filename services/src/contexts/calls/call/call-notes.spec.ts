import { describe, expect, test } from '@jest/globals';
import { CALL_NOTES_OPEN_MS, type CallEvent } from '@foyer/contracts/calls';

import {
  evolveNotedCall,
  evolveNotes,
  noNotedCall,
  noNotes,
  saveNotes,
  type SaveNotes,
} from './call-notes.js';

const [callId, visitId, agentId, other] = [1, 2, 3, 4].map(
  (n) => `019a0000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string];
const startedAt = '2026-03-02T09:00:00.000Z';
const after = (ms: number) => ({ now: new Date(Date.parse(startedAt) + ms) });
const started = (kind: 'queue' | 'session'): CallEvent => ({
  type: 'CallStarted',
  data: {
    callId,
    origin:
      kind === 'queue' ? { kind, id: visitId, portalId: other, agentId } : { kind, id: other },
    participants: [{ joinerId: agentId, joinerType: 'User', role: 'moderator' }],
    startedAt,
  },
});
const ended: CallEvent = {
  type: 'CallEnded',
  data: { callId, reason: 'agent-ended', endedBy: agentId, durationMs: 60_000 },
};
const call = (...events: readonly CallEvent[]) => events.reduce(evolveNotedCall, noNotedCall);
const saved = (version: number, text: string | null) =>
  evolveNotes(noNotes, {
    type: 'CallNotesSaved',
    data: { callId, visitId, agentId, version, text },
  });
const save = (changes: Partial<SaveNotes> = {}): SaveNotes => ({
  ...{ callId, agentId, text: 'Wants a new card', version: 0 },
  ...changes,
});

describe('the notes of a call', () => {
  const on = call(started('queue'));

  test('given a call with a visitor, when its agent writes, then that is kept for the visitor', () => {
    expect(saveNotes({ call: on, notes: noNotes }, save(), after(0))).toMatchObject({
      events: {
        notes: [
          {
            type: 'CallNotesSaved',
            data: { callId, visitId, agentId, version: 1, text: 'Wants a new card' },
          },
        ],
      },
      result: { version: 1 },
    });
  });

  test('given notes, when they are changed, then they have the next version', () => {
    const notes = saved(3, 'Wants');
    expect(saveNotes({ call: on, notes }, save({ version: 3 }), after(0))).toMatchObject({
      events: { notes: [{ data: { version: 4 } }] },
    });
  });

  test('given notes, when the same is saved again, then nothing happens', () => {
    const notes = saved(1, 'Wants a new card');
    expect(saveNotes({ call: on, notes }, save(), after(0))).toMatchObject({
      events: { notes: [] },
      result: { version: 1 },
    });
  });

  test('given notes of another page, when older ones are saved over them, then that is refused', () => {
    const notes = saved(2, 'Has been here before');
    expect(saveNotes({ call: on, notes }, save({ version: 1 }), after(0))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('are written for an hour after the call, and not later', () => {
    const over = call(started('queue'), ended);
    const end = 60_000 + CALL_NOTES_OPEN_MS;
    expect(saveNotes({ call: over, notes: noNotes }, save(), after(end))).toMatchObject({
      type: 'accepted',
    });
    expect(saveNotes({ call: over, notes: noNotes }, save(), after(end + 1))).toMatchObject({
      code: 'CALL_OVER',
    });
  });

  test('are written by the agent of the call alone, and of calls with visitors', () => {
    const elsewhere = call(started('session'));
    for (const [given, who, code] of [
      [noNotedCall, agentId, 'CALL_NOT_FOUND'],
      [on, other, 'NOT_IN_CALL'],
      [elsewhere, agentId, 'NOT_IN_CALL'],
    ] as const) {
      const decision = saveNotes({ call: given, notes: noNotes }, save({ agentId: who }), after(0));
      expect(decision).toMatchObject({ code });
    }
  });
});

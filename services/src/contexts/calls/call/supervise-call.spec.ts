import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { awaitedIn } from './awaited.js';
import { evolveCall, noCall } from './call.js';
import { joinCall } from './join-call.js';
import { leaveCall } from './leave-call.js';
import { loseConnection } from './lose-connection.js';
import { untilTheLastLeft } from './origin-rules.js';
import { superviseCall, type SuperviseCall } from './supervise-call.js';

const callId = 'call';
const now = new Date('2026-03-02T12:00:00.000Z');
const at = now.toISOString();
const started: CallEvent = {
  type: 'CallStarted',
  data: {
    callId,
    origin: { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' },
    participants: [
      { joinerId: 'kim', joinerType: 'User', role: 'moderator' },
      { joinerId: 'ada', joinerType: 'Guest', role: 'guest' },
    ],
    startedAt: at,
  },
};
const kimIn: CallEvent = {
  type: 'CallJoined',
  data: { callId, joinerId: 'kim', joinerType: 'User' },
};
const listens = (isAnnounced = true): CallEvent => ({
  type: 'CallSupervisionStarted',
  data: { callId, joinerId: 'ines', mode: 'listen', isAnnounced, isToldToVisitor: true, at },
});
const ended = (reason: 'left' | 'joined' | 'connection-lost' | 'call-ended'): CallEvent => ({
  type: 'CallSupervisionEnded',
  data: { callId, joinerId: 'ines', reason },
});
const after = (...events: CallEvent[]) => ({
  call: [started, kimIn, ...events].reduce(evolveCall, noCall),
});
const wants = (mode: SuperviseCall['mode'], silent = false): SuperviseCall => ({
  callId,
  joinerId: 'ines',
  mode,
  silent,
  isHere: true,
});
const open = { silent: false, tellsVisitor: true };
const rules = {
  endsWhen: untilTheLastLeft,
  onEnd: () => ({}),
  onConsultEnd: () => ({}),
  onHandOver: () => ({}),
};

describe('A supervisor', () => {
  test('listens, which is said once, and is no participant by that', () => {
    const states = after();
    expect(superviseCall(states, wants('listen'), { now }, open)).toMatchObject({
      events: { call: [listens()] },
    });
    const listening = after(listens());
    expect(superviseCall(listening, wants('listen'), { now }, open)).toMatchObject({
      events: { call: [] },
    });
    expect(joinCall(listening, { callId, joinerId: 'ines' })).toMatchObject({
      code: 'NOT_IN_CALL',
    });
  });

  test('is recorded, with every change of what the visitor learns', () => {
    const untold = { ...open, tellsVisitor: false };
    const wanted = { ...listens().data, isToldToVisitor: false };
    expect(superviseCall(after(), wants('listen'), { now }, untold)).toMatchObject({
      events: { call: [{ type: 'CallSupervisionStarted', data: wanted }] },
    });
    expect(superviseCall(after(listens()), wants('listen'), { now }, untold)).toMatchObject({
      events: { call: [{ type: 'CallSupervisionChanged', data: { isToldToVisitor: false } }] },
    });
  });

  test('listens silently only where that is allowed, and never whispers unseen', () => {
    const silent = wants('listen', true);
    expect(superviseCall(after(), silent, { now }, open)).toMatchObject({
      code: 'SILENT_NOT_ALLOWED',
    });
    expect(superviseCall(after(), silent, { now }, { ...open, silent: true })).toMatchObject({
      events: { call: [listens(false)] },
    });
    const whisper = superviseCall(
      after(listens(false)),
      wants('whisper', true),
      { now },
      { ...open, silent: true },
    );
    expect(whisper).toMatchObject({
      events: {
        call: [
          {
            type: 'CallSupervisionChanged',
            data: {
              callId,
              joinerId: 'ines',
              mode: 'whisper',
              isAnnounced: true,
              isToldToVisitor: true,
            },
          },
        ],
      },
    });
  });

  test('joins like any other participant', () => {
    const joins = superviseCall(after(listens()), wants('join'), { now }, open);
    expect(joins).toMatchObject({
      events: {
        call: [
          ended('joined'),
          { type: 'CallParticipantAdded', data: { joinerId: 'ines', role: 'moderator' } },
          { type: 'CallJoined', data: { joinerId: 'ines' } },
        ],
      },
    });
    if (joins.type === 'rejected') throw new Error(joins.code);
    const inside = after(listens(), ...joins.events.call);
    expect(superviseCall(inside, wants('join'), { now }, open)).toMatchObject({
      events: { call: [] },
    });
    expect(superviseCall(inside, wants('listen'), { now }, open)).toMatchObject({
      code: 'ALREADY_IN_CALL',
    });
  });

  test('is awaited, and not in the call, until a page of theirs is in it', () => {
    const joins = superviseCall(after(), { ...wants('join'), isHere: false }, { now }, open);
    const added = { type: 'CallParticipantAdded', data: { joinerId: 'ines' } };
    expect(joins).toMatchObject({ events: { call: [added] } });
    if (joins.type === 'rejected') throw new Error(joins.code);
    const coming = after(...joins.events.call);
    expect(awaitedIn(coming.call, rules)).toContainEqual({ joinerId: 'ines', awaySince: at });
    const late = { reason: 'connection-lost', awaySince: at } as const;
    const gives = leaveCall(coming, { callId, joinerId: 'ines', because: late }, { now }, rules);
    const left = { callId, joinerId: 'ines', reason: 'connection-lost' };
    expect(gives).toMatchObject({ events: { call: [{ type: 'CallLeft', data: left }] } });
    const gone = after(...joins.events.call, { type: 'CallLeft', data: left } as CallEvent);
    expect(awaitedIn(gone.call, rules)).toEqual([]);
    const comes: CallEvent = {
      type: 'CallJoined',
      data: { callId, joinerId: 'ines', joinerType: 'User' },
    };
    expect(joinCall(coming, { callId, joinerId: 'ines' })).toMatchObject({
      events: { call: [comes] },
    });
    expect(superviseCall(coming, wants('join'), { now }, open)).toMatchObject({
      events: { call: [comes] },
    });
  });

  test('is gone when leaving or losing the connection, without the call ending', () => {
    const listening = after(listens());
    const leaving = { callId, joinerId: 'ines', because: { reason: 'left' } } as const;
    expect(leaveCall(listening, leaving, { now }, rules)).toMatchObject({
      events: { call: [ended('left')] },
    });
    const lost = { callId, joinerId: 'ines', since: at };
    expect(loseConnection(listening, lost)).toMatchObject({
      events: { call: [ended('connection-lost')] },
    });
  });

  test('keeps no call going: with the last participant it ends for the supervisor too', () => {
    const leaving = { callId, joinerId: 'kim', because: { reason: 'left' } } as const;
    const left = leaveCall(after(listens()), leaving, { now }, rules);
    expect(left).toMatchObject({
      events: { call: [ended('call-ended'), { type: 'CallLeft' }, { type: 'CallEnded' }] },
    });
  });

  test.each(['listen', 'whisper', 'join'] as const)(
    'has nothing to do with other calls: %s',
    (mode) => {
      expect(superviseCall({ call: noCall }, wants(mode), { now }, open)).toMatchObject({
        code: 'CALL_NOT_FOUND',
      });
      expect(superviseCall(after(), wants(mode), { now }, null)).toMatchObject({
        code: 'FORBIDDEN',
      });
      const over: CallEvent = {
        type: 'CallEnded',
        data: { callId, reason: 'agent-ended', endedBy: 'kim', durationMs: 1 },
      };
      expect(superviseCall(after(over), wants(mode), { now }, open)).toMatchObject({
        code: 'CALL_OVER',
      });
    },
  );
});

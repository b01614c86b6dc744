import { describe, expect, test } from '@jest/globals';
import type { InCallRole, SessionEvent } from '@foyer/contracts/sessions';

import { addMembers, dropFormerMember, joinSession, leaveSession } from './come-and-go.js';
import { changeSession } from './change-session.js';
import { createSession } from './create-session.js';
import { beginCall, callEnded, wayInto } from './session-call.js';
import { evolveSession, initialSession, type SessionState } from './session.js';

const sessionId = 'team';
const created = (sessionType: 'public' | 'private' | 'direct' = 'private'): SessionEvent => ({
  type: 'SessionCreated',
  data: { sessionId, sessionType, sessionName: 'Team', sessionNameId: 'team', createdBy: 'ada' },
});
const member = (memberId: string, role: InCallRole): SessionEvent => ({
  type: 'SessionMemberAdded',
  data: { sessionId, memberId, role, addedBy: 'ada' },
});
const given = (...events: readonly SessionEvent[]): SessionState =>
  events.reduce(evolveSession, initialSession);
const known = (state: SessionState) => {
  if (state.status === 'unknown') throw new Error('There is no session');
  return state;
};
const typesOf = (decision: { type: string }) =>
  'events' in decision ? (decision.events as readonly SessionEvent[]).map(({ type }) => type) : [];

describe('a session', () => {
  const command = {
    sessionId,
    sessionType: 'private',
    sessionName: 'Team',
    sessionNameId: 'team',
    members: [{ memberId: 'ada', role: 'viewer' }],
    pinId: null,
    createdBy: 'ada',
  } as const;
  const nothing = {
    session: initialSession,
    name: { ownerId: null },
    shortlink: { ownerId: null },
  };

  test('is led by who makes it, also where they call themselves something else', () => {
    expect(createSession(nothing, command)).toMatchObject({
      type: 'accepted',
      events: {
        session: [{ type: 'SessionCreated' }, { data: { memberId: 'ada', role: 'admin' } }],
        name: [{ type: 'SessionNameReserved' }],
      },
      result: { existed: false },
    });
  });

  test('is the one that there is where its name is taken', () => {
    const states = { ...nothing, name: { ownerId: 'other' } };
    expect(createSession(states, command)).toMatchObject({
      events: { session: [], name: [] },
      result: { sessionId: 'other', existed: true },
    });
  });

  test('has an heir when its last admin goes: the highest role, the longest there', () => {
    const state = given(
      created(),
      member('ada', 'admin'),
      member('lea', 'viewer'),
      member('tom', 'presenter'),
      member('kim', 'presenter'),
    );
    expect(leaveSession(state, { memberId: 'ada' })).toMatchObject({
      events: [
        { data: { memberId: 'ada', reason: 'left' } },
        { type: 'SessionMemberRoleChanged', data: { memberId: 'tom', role: 'admin' } },
      ],
    });
    expect(typesOf(leaveSession(state, { memberId: 'lea' }))).toEqual(['SessionMemberRemoved']);
    expect(typesOf(dropFormerMember(state, { memberId: 'nobody' }))).toEqual([]);
  });

  test('lets the next member who comes lead a session that all have left', () => {
    expect(joinSession(given(created('public')), { memberId: 'lea' })).toMatchObject({
      events: [{ data: { memberId: 'lea', role: 'admin' } }],
    });
  });

  test('keeps an admin, whom only admins make', () => {
    const state = given(created(), member('ada', 'admin'), member('tom', 'moderator'));
    const by = (id: string, role: InCallRole, memberId: string) =>
      addMembers(state, { members: [{ memberId, role }], author: { id, managesAll: false } });
    expect(by('ada', 'viewer', 'ada')).toMatchObject({ code: 'SESSION_NEEDS_ADMIN' });
    expect(by('tom', 'admin', 'tom')).toMatchObject({ code: 'FORBIDDEN' });
    expect(by('tom', 'viewer', 'ada')).toMatchObject({ type: 'rejected' });
    expect(typesOf(by('tom', 'viewer', 'lea'))).toEqual(['SessionMemberAdded']);
  });

  test('has one call at a time', () => {
    const state = given(created(), {
      type: 'SessionCallBegan',
      data: { sessionId, callId: 'one' },
    });
    expect(beginCall(state, 'one')).toMatchObject({ events: [] });
    expect(beginCall(state, 'two')).toMatchObject({ code: 'SESSION_LIVE' });
    expect(callEnded(state, 'two')).toEqual([]);
    expect(callEnded(state, 'one')).toHaveLength(1);
  });

  test.each([
    ['public', 'open', 'enter'],
    ['public', 'pin', 'closed'],
    ['public', 'knock', 'knock'],
    ['private', 'open', 'closed'],
    ['private', 'pin', 'closed'],
    ['private', 'knock', 'knock'],
    ['direct', 'open', 'closed'],
  ] as const)('that is %s and %s is %s to others', (type, accessMode, way) => {
    const changed: SessionEvent = { type: 'SessionAccessChanged', data: { sessionId, accessMode } };
    const state = known(given(created(type), member('ada', 'admin'), changed));
    expect(wayInto(state, { joinerId: 'eve', isStaff: true }).way).toBe(way);
    expect(wayInto(state, { joinerId: 'ada', isStaff: true })).toEqual({
      way: 'enter',
      role: 'admin',
    });
  });

  const access = (accessMode: 'open' | 'pin' | 'knock'): SessionEvent => ({
    type: 'SessionAccessChanged',
    data: { sessionId, accessMode },
  });
  test.each([
    ['open', undefined, 'pin'],
    ['open', 'open', 'open'],
    ['open', 'knock', 'knock'],
    ['knock', undefined, 'knock'],
    ['pin', undefined, 'pin'],
  ] as const)('that is %s has a new PIN, with the wish for %s: it is %s', (before, wish, after) => {
    const old: readonly SessionEvent[] =
      before === 'pin' ? [{ type: 'SessionPinSet', data: { sessionId, pinId: 'a' } }] : [];
    const state = given(...[created('public'), member('ada', 'admin'), ...old, access(before)]);
    const change = { pinId: 'new', settings: { accessMode: wish } };
    const author = { id: 'ada', managesAll: false };
    const decision = changeSession({ session: state }, { change, author });
    if (decision.type === 'rejected') throw new Error(decision.code);
    const changed = decision.events.session.reduce(evolveSession, state);
    expect(known(changed)).toMatchObject({ pinId: 'new', settings: { accessMode: after } });
  });

  test('made with a PIN is as one that is given a PIN later', () => {
    const made = createSession(nothing, { ...command, pinId: 'new' });
    if (made.type === 'rejected') throw new Error(made.code);
    const first = known(made.events.session.reduce(evolveSession, initialSession));
    expect(first.settings.accessMode).toBe('pin');
  });

  test('lets in who knew its PIN, and knock once there is another', () => {
    const state = known(
      given(
        created('public'),
        { type: 'SessionPinSet', data: { sessionId, pinId: 'one' } },
        { type: 'SessionAccessChanged', data: { sessionId, accessMode: 'pin' } },
        { type: 'SessionPinPassed', data: { sessionId, personId: 'eve', pinId: 'one' } },
      ),
    );
    const eve = { joinerId: 'eve', isStaff: false };
    expect(wayInto(state, eve)).toEqual({ way: 'enter', role: 'guest' });
    const later = evolveSession(state, {
      type: 'SessionPinSet',
      data: { sessionId, pinId: 'two' },
    });
    expect(wayInto(known(later), eve).way).toBe('knock');
  });
});

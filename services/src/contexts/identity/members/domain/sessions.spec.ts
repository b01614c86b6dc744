import { describe, expect, test } from '@jest/globals';

import {
  created,
  ids,
  memberAfter,
  noFactors,
  passwordSet,
  signedIn,
} from '../../testing/member-history.js';
import { redeemSignInLink } from '../../sign-in/domain/redeem-sign-in-link.js';
import { signOutElsewhere } from './end-access.js';
import { MAX_SESSIONS, signIn, signOut } from './sessions.js';

const command = {
  sessionId: ids.session,
  credentialId: ids.credential,
  signedInAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-02T21:00:00.000Z',
  origin: { device: 'Firefox, Linux', address: '192.0.2.x' },
  factorRoles: noFactors,
  proof: null,
};
const noted = {
  type: 'SessionOriginNoted',
  data: { memberId: ids.member, sessionId: ids.session, ...command.origin },
} as const;
const deactivated = { type: 'MemberDeactivated', data: { memberId: ids.member } } as const;

describe('signing in', () => {
  test('begins a session', () => {
    expect(signIn(memberAfter(created(), passwordSet()), command)).toMatchObject({
      events: [signedIn(), noted],
    });
  });

  test('refuses a password that was replaced meanwhile', () => {
    const state = memberAfter(created(), passwordSet(), passwordSet(ids.newCredential));
    expect(signIn(state, command)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('reports a deactivation only after the right password', () => {
    const state = memberAfter(created(), passwordSet(), deactivated);
    expect(signIn(state, command)).toMatchObject({ code: 'MEMBER_DEACTIVATED' });
    expect(signIn(state, { ...command, credentialId: ids.newCredential })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  test('refuses an unknown member like a member with another password', () => {
    expect(signIn(memberAfter(), command)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('makes room for one session too many by ending the oldest', () => {
    const many = Array.from({ length: MAX_SESSIONS }, (_, n) =>
      signedIn(`01990000-0000-7000-8000-00000000f${n.toString().padStart(3, '0')}`),
    );
    expect(signIn(memberAfter(created(), passwordSet(), ...many), command)).toMatchObject({
      events: [
        {
          type: 'MemberSignedOut',
          data: { sessionId: '01990000-0000-7000-8000-00000000f000', reason: 'too-many-sessions' },
        },
        { type: 'MemberSignedIn' },
        noted,
      ],
    });
  });

  test('forgets sessions that ran out', () => {
    const later = signedIn(
      ids.otherSession,
      '2026-03-03T09:00:00.000Z',
      '2026-03-03T21:00:00.000Z',
    );
    const state = memberAfter(created(), signedIn(), later);
    expect(state).toMatchObject({ sessions: new Map([[ids.otherSession, expect.anything()]]) });
  });
});

describe('signing out', () => {
  test('ends the session once', () => {
    const state = memberAfter(created(), signedIn());
    expect(signOut(state, ids.session)).toMatchObject({
      events: [{ type: 'MemberSignedOut', data: { sessionId: ids.session, reason: 'signed-out' } }],
    });
    expect(signOut(memberAfter(created()), ids.session)).toMatchObject({ events: [] });
  });
});

describe('signing out elsewhere', () => {
  const accessEnded = {
    type: 'MemberAccessEnded',
    data: { memberId: ids.member, reason: 'signed-out-everywhere' },
  };

  test('ends all sessions but the one in which it is asked for, and all else that acts in the name', () => {
    const state = memberAfter(created(), signedIn(), signedIn(ids.otherSession));
    expect(signOutElsewhere(state, ids.session)).toMatchObject({
      events: [
        {
          type: 'MemberSignedOut',
          data: { memberId: ids.member, sessionId: ids.otherSession, reason: 'signed-out' },
        },
        accessEnded,
      ],
    });
    expect(signOutElsewhere(memberAfter(created(), signedIn()), ids.session)).toMatchObject({
      events: [accessEnded],
    });
  });
});

describe('the sign-in of the first start', () => {
  test('sets the first password and begins a session', () => {
    expect(redeemSignInLink(memberAfter(created('super-admin')), command)).toMatchObject({
      events: [
        passwordSet(),
        { type: 'MemberSignedIn', data: { ...signedIn().data, method: 'link' } },
        noted,
      ],
    });
  });

  test('is good for nothing once there is a password', () => {
    const state = memberAfter(created('super-admin'), passwordSet(ids.newCredential));
    expect(redeemSignInLink(state, command)).toMatchObject({ code: 'SIGN_IN_LINK_INVALID' });
  });

  test('does not help a member who was deactivated', () => {
    expect(redeemSignInLink(memberAfter(created(), deactivated), command)).toMatchObject({
      code: 'MEMBER_DEACTIVATED',
    });
  });
});

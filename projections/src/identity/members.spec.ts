import { describe, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';
import type { DeskEvent } from '@foyer/contracts/visits';
import { describeProjection } from '../testing/index.js';
import { NEW_ACCOUNT } from './evolve-accounts.js';
import { members } from './members.js';

const memberId = '01990000-0000-7000-8000-00000000000a';
const sessionId = '01990000-0000-7000-8000-0000000000d1';
const otherSession = '01990000-0000-7000-8000-0000000000d2';
const credentialId = '01990000-0000-7000-8000-0000000000c1';
const callId = '01990000-0000-7000-8000-0000000000ca';
const at = '2026-03-02T10:00:00.000Z';

const details = {
  firstName: 'Ada',
  lastName: 'Berger',
  userName: 'Ada.Berger',
  email: 'Ada@Example.org',
  language: 'de',
} as const;
const created: MemberEvent = {
  type: 'MemberCreated',
  data: { memberId, ...details, role: 'member' },
};
const signedIn = (id: string, signedInAt: string, expiresAt: string): MemberEvent => ({
  type: 'MemberSignedIn',
  data: { memberId, sessionId: id, method: 'password', signedInAt, expiresAt },
});

describeProjection<MemberEvent | DeskEvent>(members, (given) => {
  test('shows a new member as active, offline, and not able to sign in yet', () =>
    given({ ...created, at }).thenDocuments('members', [
      {
        _id: memberId,
        ...details,
        displayName: 'Ada Berger',
        userNameKey: 'ada.berger',
        emailKey: 'ada@example.org',
        searchText: 'Ada Berger Ada.Berger Ada@Example.org',
        role: 'member',
        status: 'ACTIVE',
        onlineStatus: 'offline',
        hasPassword: false,
        credentialId: null,
        source: 'local',
        identityKey: null,
        mustChangePassword: false,
        hasSecondFactor: false,
        recoveryCodesLeft: 0,
        desk: {
          ...{ open: false, lost: false, availability: 'auto' },
          ...{ inCall: false, otherCalls: [], busy: false, silent: false },
        },
        link: null,
        pendingEmail: null,
        revision: 0,
        sortBy: {
          lastName: 'berger',
          firstName: 'ada',
          userName: 'ada.berger',
          email: 'ada@example.org',
        },
        ...NEW_ACCOUNT,
        createdAt: at,
        updatedAt: at,
      },
    ]));

  test('says which source an account comes from', () =>
    given(
      created,
      { type: 'MemberInvited', data: { memberId, linkId: credentialId, expiresAt: at } },
      {
        type: 'MemberLinkedToSource',
        data: { memberId, source: 'oidc', identityKey: 'oidc-1' },
        at,
      },
    ).thenDocument('members', memberId, {
      source: 'oidc',
      identityKey: 'oidc-1',
      status: 'ACTIVE',
      link: null,
    }));

  test('follows changes of details, role, activation and password', () =>
    given(
      created,
      { type: 'MemberDetailsChanged', data: { memberId, ...details, lastName: 'Winter' } },
      { type: 'MemberRoleChanged', data: { memberId, role: 'support' } },
      { type: 'MemberDeactivated', data: { memberId } },
      { type: 'MemberPasswordSet', data: { memberId, credentialId, mustChange: true }, at },
    ).thenDocument('members', memberId, {
      displayName: 'Ada Winter',
      searchText: 'Ada Winter Ada.Berger Ada@Example.org',
      role: 'support',
      status: 'INACTIVE',
      hasPassword: true,
      credentialId,
      mustChangePassword: true,
      updatedAt: at,
    }));

  test('keeps no name of a forgotten person', () => {
    const nobody = { firstName: null, lastName: null, userName: null, email: null } as const;
    return given({
      type: 'MemberCreated',
      data: { memberId, ...nobody, language: 'de', role: 'member' },
    }).thenDocument('members', memberId, {
      ...nobody,
      displayName: null,
      userNameKey: null,
      emailKey: null,
      searchText: '',
    });
  });

  test.each([
    [[], 'online'],
    [
      [
        {
          type: 'AvailabilityChanged',
          data: { memberId, availability: 'manual', breakKind: null, since: at },
        },
      ],
      'online',
    ],
    [
      [
        {
          type: 'AvailabilityChanged',
          data: { memberId, availability: 'away', breakKind: null, since: at },
        },
      ],
      'away',
    ],
    [
      [
        {
          type: 'AvailabilityChanged',
          data: { memberId, availability: 'offline', breakKind: null, since: at },
        },
      ],
      'offline',
    ],
    [[{ type: 'AgentEngaged', data: { memberId, visitId: callId, callId } }], 'inCall'],
    [
      [
        { type: 'AgentEngaged', data: { memberId, visitId: callId, callId } },
        { type: 'AgentFreed', data: { memberId, callId, at } },
      ],
      'online',
    ],
    [[{ type: 'CallStatusChanged', data: { memberId, callStatus: 'busy', at } }], 'inCall'],
    [
      [
        { type: 'CallStatusChanged', data: { memberId, callStatus: 'busy', at } },
        { type: 'DeskClosed', data: { memberId, reason: 'signed-out', at } },
        { type: 'DeskOpened', data: { memberId, at } },
      ],
      'online',
    ],
    [[{ type: 'DeskClosed', data: { memberId, reason: 'signed-out', at } }], 'offline'],
    [[{ type: 'DeskConnectionLost', data: { memberId, lostSince: at } }], 'offline'],
    [
      [
        { type: 'DeskConnectionLost', data: { memberId, lostSince: at } },
        { type: 'DeskConnectionRestored', data: { memberId, at } },
      ],
      'online',
    ],
    [[{ type: 'AgentNotResponding', data: { memberId, offerId: callId, at } }], 'away'],
    [
      [
        { type: 'AgentNotResponding', data: { memberId, offerId: callId, at } },
        { type: 'AgentResponding', data: { memberId, at } },
      ],
      'online',
    ],
  ] satisfies [DeskEvent[], string][])(
    'shows somebody who opened a desk, and then %j, as %s',
    (then, onlineStatus) =>
      given(created, { type: 'DeskOpened', data: { memberId, at } }, ...then).thenDocument(
        'members',
        memberId,
        { onlineStatus },
      ),
  );

  describe('an invited member', () => {
    const linkId = '01990000-0000-7000-8000-0000000000b1';
    const link = { linkId, purpose: 'invitation', expiresAt: at, mailed: false };
    const invited: MemberEvent = {
      type: 'MemberInvited',
      data: { memberId, linkId, expiresAt: at },
    };
    const mailed: MemberEvent = { type: 'MemberLinkMailed', data: { memberId, linkId } };
    const passwordSet: MemberEvent = {
      type: 'MemberPasswordSet',
      data: { memberId, credentialId, mustChange: false },
    };
    const came = signedIn(sessionId, '2026-03-02T09:00:00.000Z', '2026-03-02T21:00:00.000Z');

    test.each([
      [[], { status: 'PENDING', link }],
      [[mailed], { status: 'INVITED', link: { ...link, mailed: true } }],
      [[mailed, passwordSet], { status: 'REGISTERED', link: null }],
      [[mailed, passwordSet, came], { status: 'ACTIVE' }],
      [[mailed, { type: 'MemberDeactivated', data: { memberId } }], { status: 'INACTIVE' }],
      [
        [
          { type: 'MemberDeactivated', data: { memberId } },
          { type: 'MemberActivated', data: { memberId } },
        ],
        { status: 'PENDING' },
      ],
    ] satisfies [MemberEvent[], object][])('after %j is %j', (then, expected) =>
      given(created, invited, ...then).thenDocument('members', memberId, expected),
    );

    test('keeps a member who only forgot the password as before', () =>
      given(created, {
        type: 'PasswordResetRequested',
        data: { memberId, linkId, expiresAt: at },
      }).thenDocument('members', memberId, {
        status: 'ACTIVE',
        link: { ...link, purpose: 'reset' },
      }));
  });

  test('shows a second factor, and how many recovery codes are left', async () => {
    const factorId = credentialId;
    const set: MemberEvent = {
      type: 'MemberFactorSet',
      data: { memberId, factorId, codesId: credentialId },
    };
    const used = (by: 'app' | 'recovery-code'): MemberEvent => ({
      type: 'MemberFactorProved',
      data: { memberId, by, number: 1 },
    });
    const renewed: MemberEvent = {
      type: 'MemberRecoveryCodesSet',
      data: { memberId, codesId: credentialId },
    };
    const shows = (hasSecondFactor: boolean, recoveryCodesLeft: number) =>
      ['members', memberId, { hasSecondFactor, recoveryCodesLeft }] as const;
    await given(created, set, used('app')).thenDocument(...shows(true, 10));
    await given(created, set, used('recovery-code')).thenDocument(...shows(true, 9));
    await given(created, set, used('recovery-code'), renewed).thenDocument(...shows(true, 10));
    await given(created, set, {
      type: 'MemberFactorRemoved',
      data: { memberId, factorId, by: 'owner' },
    }).thenDocument(...shows(false, 0));
  });

  test('marks a session that has to set up a second factor first', () =>
    given(created, signedIn(sessionId, '2026-03-02T10:00:00.000Z', '2026-03-02T22:00:00.000Z'), {
      type: 'MemberFactorDue',
      data: { memberId, sessionId },
    }).thenDocument('sessions', sessionId, { factorDue: true }));

  test('keeps the sessions that run, and drops those that ended or ran out', () =>
    given(
      created,
      signedIn(sessionId, '2026-03-02T09:00:00.000Z', '2026-03-02T21:00:00.000Z'),
      signedIn(otherSession, '2026-03-02T10:00:00.000Z', '2026-03-02T22:00:00.000Z'),
      { type: 'MemberSignedOut', data: { memberId, sessionId, reason: 'signed-out' } },
    ).thenDocuments('sessions', [
      {
        _id: otherSession,
        memberId,
        signedInAt: '2026-03-02T10:00:00.000Z',
        expiresAt: '2026-03-02T22:00:00.000Z',
        device: null,
        address: null,
        factorDue: false,
      },
    ]));

  test('forgets at the next sign-in what ran out before', () =>
    given(
      created,
      signedIn(sessionId, '2026-03-02T09:00:00.000Z', '2026-03-02T21:00:00.000Z'),
      signedIn(otherSession, '2026-03-03T09:00:00.000Z', '2026-03-03T21:00:00.000Z'),
    ).thenDocuments('sessions', [
      {
        _id: otherSession,
        memberId,
        signedInAt: '2026-03-03T09:00:00.000Z',
        expiresAt: '2026-03-03T21:00:00.000Z',
        device: null,
        address: null,
        factorDue: false,
      },
    ]));
});

describeProjection<MemberEvent>(members, (given) => {
  const deleted: MemberEvent = { type: 'MemberDeleted', data: { memberId } };
  const former = { _id: memberId, displayName: 'Ada Berger', deletedAt: at, forgottenAt: null };

  test('knows of a deleted member only the name', async () => {
    const sitting = signedIn(sessionId, at, '2026-03-02T22:00:00.000Z');
    const history = given(created, sitting, { ...deleted, at });
    await history.thenDocuments('members', []);
    await history.thenDocuments('sessions', []);
    await history.thenDocuments('formerMembers', [former]);
  });

  test('knows of a forgotten person nothing but when', () =>
    given(
      created,
      { ...deleted, at },
      { type: 'PersonForgotten', data: { personId: memberId, kind: 'member' }, at },
    ).thenDocuments('formerMembers', [{ ...former, displayName: null, forgottenAt: at }]));
});

import { describe, expect, test } from '@jest/globals';
import type { AdministratorEvent, MemberEvent, MemberRole } from '@foyer/contracts/identity';
import fc from 'fast-check';

import {
  evolveAdministrators,
  initialAdministrators,
} from '../../members/domain/administrators.js';
import { administers } from '../../members/domain/author.js';
import { evolveMember, initialMember, type MemberState } from '../../members/domain/member.js';
import { evolveReservation, initialReservation } from '../../members/domain/reservation.js';
import type { Admission } from './admission.js';
import { admitAgain, admitNewcomer, admitToExisting, shutOut } from './admit.js';
import { roleFrom } from './role-from-source.js';

const memberId = '01900000-0000-7000-8000-000000000001';
const details = {
  firstName: 'Erika',
  lastName: 'Muster',
  userName: 'erika.muster',
  email: 'erika@example.org',
  language: 'de',
} as const;
const admission: Admission = {
  memberId,
  source: 'ldap',
  identityKey: 'ldap-1',
  details,
  allowed: true,
  admin: null,
  groupsUnknown: null,
  defaultRole: 'member',
};
const created = (role: MemberRole = 'member'): MemberEvent => ({
  type: 'MemberCreated',
  data: { memberId, ...details, role },
});
const linked: MemberEvent = {
  type: 'MemberLinkedToSource',
  data: { memberId, source: 'ldap', identityKey: 'ldap-1' },
};
const session: MemberEvent = {
  type: 'MemberSignedIn',
  data: {
    memberId,
    sessionId: memberId,
    method: 'ldap',
    signedInAt: '2026-01-01T08:00:00.000Z',
    expiresAt: '2026-01-01T20:00:00.000Z',
  },
};
const after = (...events: readonly MemberEvent[]): MemberState =>
  events.reduce(evolveMember, initialMember);
const known = (...events: readonly MemberEvent[]) => ({
  member: after(...events),
  administrators: initialAdministrators,
});
const newcomer = {
  member: initialMember,
  administrators: initialAdministrators,
  userName: initialReservation,
  email: initialReservation,
};
const typesOf = (decision: ReturnType<typeof admitAgain>): readonly string[] =>
  decision.type === 'accepted' ? decision.events.member.map(({ type }) => type) : [decision.code];

describe('somebody new', () => {
  test('becomes a member, with names and identity taken in the same write', () => {
    const decision = admitNewcomer(newcomer, { ...admission, admin: true });
    expect(decision).toMatchObject({
      type: 'accepted',
      events: {
        member: [{ type: 'MemberCreated', data: { role: 'admin' } }, linked],
        userName: [{ type: 'NameReserved' }],
        email: [{ type: 'NameReserved' }],
        identity: [{ type: 'SourceIdentityClaimed', data: { memberId } }],
      },
      result: { change: 'created' },
    });
  });

  test('is refused if the source does not let them in, or another member has a name', () => {
    expect(admitNewcomer(newcomer, { ...admission, allowed: false })).toMatchObject({
      code: 'SOURCE_NOT_ALLOWED',
    });
    const taken = { ownerId: 'another' };
    expect(admitNewcomer({ ...newcomer, email: taken }, admission)).toMatchObject({
      code: 'SOURCE_ACCOUNT_EXISTS',
    });
  });
});

const shut: readonly MemberEvent[] = [
  { type: 'MemberSourceAccessChanged', data: { memberId, source: 'ldap', allowed: false } },
  { type: 'MemberDeactivated', data: { memberId } },
];

describe('a member whose standing is kept until a plan is confirmed', () => {
  const saying = [true, false, null].flatMap((allowed) =>
    [true, false, null].map((admin) => ({
      allowed,
      admin,
      groupsUnknown: allowed === null ? ('missing' as const) : null,
    })),
  );
  test.each<[string, readonly MemberEvent[]]>([
    ['a member', [created(), linked]],
    ['an administrator', [created('admin'), linked]],
    ['a person who was shut out', [created(), linked, ...shut]],
    ['a person deactivated by hand', [created(), linked, shut[1]!]],
  ])('has the same role and status after any sign-in: %s', (_who, events) => {
    for (const said of saying) {
      const admissionKept = { ...admission, ...said, keepsStanding: true };
      const decision = admitAgain(known(...events), admissionKept);
      expect([said, typesOf(decision)]).toEqual([said, []]);
    }
  });
});

const typed: MemberEvent = {
  type: 'MemberDetailsChanged',
  data: { memberId, ...details, email: 'boss@example.org' },
};
const confirmed: MemberEvent = {
  type: 'MemberSignInNamesChanged',
  data: {
    ...{ memberId, userName: details.userName, formerUserName: details.userName },
    ...{ email: 'boss@example.org', formerEmail: details.email, by: 'owner' },
  },
};

describe('an account of here', () => {
  test.each<[string, readonly MemberEvent[]]>([
    ['was confirmed', [typed, confirmed]],
    ['was shown by a link', [typed, { type: 'MemberEmailProved', data: { memberId } }]],
  ])('is linked where its e-mail %s', (_how, events) => {
    const decision = admitToExisting(known(created(), ...events), admission);
    expect(decision).toMatchObject({ result: { change: 'linked' } });
  });

  test('is linked, and what was opened with its password ends', () => {
    const decision = admitToExisting(known(created('support'), session), admission);
    expect(typesOf(decision)).toEqual([
      'MemberLinkedToSource',
      'MemberSignedOut',
      'MemberAccessEnded',
    ]);
    expect(decision).toMatchObject({ result: { change: 'linked' } });
  });

  test.each<[string, readonly MemberEvent[], string]>([
    ['that administers', [created('admin')], 'SOURCE_ACCOUNT_EXISTS'],
    ['of another source', [created(), linked], 'SOURCE_ACCOUNT_EXISTS'],
    [
      'whose e-mail was only typed by its owner',
      [created('support'), typed],
      'SOURCE_ACCOUNT_UNPROVED',
    ],
    [
      'that was deactivated',
      [created(), { type: 'MemberDeactivated', data: { memberId } }],
      'MEMBER_DEACTIVATED',
    ],
  ])('%s is not', (_what, events, code) => {
    expect(admitToExisting(known(...events), admission)).toMatchObject({ code });
  });
});

describe('a member of the source', () => {
  test('stays as it is where nothing changed', () => {
    expect(admitAgain(known(created(), linked), admission)).toMatchObject({
      events: { member: [] },
      result: { change: 'unchanged' },
    });
  });

  test('is deactivated with everything open, and comes back', () => {
    const shutOut = admitAgain(known(created(), linked, session), { ...admission, allowed: false });
    expect(typesOf(shutOut)).toEqual([
      'MemberSourceAccessChanged',
      'MemberDeactivated',
      'MemberSignedOut',
      'MemberAccessEnded',
    ]);
    const events = shutOut.type === 'accepted' ? shutOut.events.member : [];
    expect(typesOf(admitAgain(known(created(), linked, ...events), admission))).toEqual([
      'MemberSourceAccessChanged',
      'MemberActivated',
    ]);
  });

  test('does not come back if deactivated by hand', () => {
    const byHand: MemberEvent = { type: 'MemberDeactivated', data: { memberId } };
    const state = known(created(), linked, byHand);
    expect(typesOf(admitAgain(state, admission))).toEqual([]);
    expect(typesOf(admitAgain(state, { ...admission, allowed: false }))).toEqual([]);
  });

  test('keeps its name when it is shut out', () => {
    const decision = shutOut(known(created(), linked, session), 'ldap-1');
    expect(typesOf(decision)).toEqual([
      'MemberSourceAccessChanged',
      'MemberDeactivated',
      'MemberSignedOut',
      'MemberAccessEnded',
    ]);
    expect(decision).toMatchObject({ events: { freedUserName: [], freedEmail: [] } });
    expect(shutOut(known(created(), linked), 'ldap-2')).toMatchObject({ code: 'CONFLICT' });
  });

  test('keeps its role if its groups were not listed, and reports that', () => {
    const silent = { ...admission, allowed: null, admin: null, groupsUnknown: 'missing' as const };
    const decision = admitAgain(known(created('admin'), linked), silent);
    const noted = (groups: 'known' | 'missing' | 'not-understood'): MemberEvent => ({
      type: 'MemberSourceGroupsNoted',
      data: { memberId, source: 'ldap', groups },
    });
    expect(decision).toMatchObject({
      events: { member: [noted('missing')] },
      result: { change: 'unchanged', code: 'SOURCE_GROUPS_MISSING' },
    });
    // It is noted once, and again as it changes.
    const later = known(created('admin'), linked, noted('missing'));
    expect(typesOf(admitAgain(later, silent))).toEqual([]);
    const unread = { ...silent, groupsUnknown: 'not-understood' as const };
    expect(admitAgain(later, unread)).toMatchObject({
      events: { member: [noted('not-understood')] },
    });
    expect(admitAgain(later, admission)).toMatchObject({ events: { member: [noted('known')] } });
    const code = 'SOURCE_GROUPS_MISSING';
    const left = shutOut(known(created(), linked), 'ldap-1');
    const events = left.type === 'accepted' ? left.events.member : [];
    expect(admitAgain(known(created(), linked, ...events), silent)).toMatchObject({ code });
    expect(admitNewcomer(newcomer, silent)).toMatchObject({ code });
    expect(admitToExisting(known(created()), silent)).toMatchObject({ code });
  });

  test('is no member of another one', () => {
    expect(admitAgain(known(created()), admission)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('roles', () => {
  test.each<[boolean | null, MemberRole | null, MemberRole]>([
    [null, null, 'support'],
    [null, 'admin', 'admin'],
    [true, null, 'admin'],
    [true, 'member', 'admin'],
    [true, 'super-admin', 'super-admin'],
    [false, 'admin', 'support'],
    [false, 'super-admin', 'support'],
    [false, 'auditor', 'auditor'],
  ])('in the group of administrators: %s, was %s, is %s', (admin, before, role) => {
    expect(roleFrom(admin, before, 'support')).toBe(role);
  });
});

/**
 * Any sequence of statements of a source about a member, who may be one of several super-admins.
 */
test('no source takes the last super-admin away, or makes one', () => {
  const said = fc.record({
    allowed: fc.boolean(),
    admin: fc.constantFrom(true, false, null),
    promoted: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 8 }), fc.boolean(), (steps, another) => {
      const first: AdministratorEvent[] = another
        ? [{ type: 'SuperAdminAppointed', data: { memberId: 'another' } }]
        : [];
      let administrators = first.reduce(evolveAdministrators, initialAdministrators);
      let member = after(created(), linked);
      for (const { allowed, admin, promoted } of steps) {
        if (promoted && member.status === 'active' && member.role !== 'super-admin') {
          member = evolveMember(member, {
            type: 'MemberRoleChanged',
            data: { memberId, role: 'super-admin' },
          });
          administrators = new Set([...administrators, memberId]);
        }
        const was = member.status === 'unknown' ? undefined : member.role;
        const decision = admitAgain({ member, administrators }, { ...admission, allowed, admin });
        if (decision.type === 'rejected') throw new Error(decision.code);
        const before = administrators.size;
        member = decision.events.member.reduce(evolveMember, member);
        administrators = decision.events.administrators.reduce(
          evolveAdministrators,
          administrators,
        );
        if (before > 0) expect(administrators.size).toBeGreaterThan(0);
        if (member.status === 'unknown') throw new Error('No one is left');
        if (member.role === 'super-admin') expect(was).toBe('super-admin');
        const isLast = administrators.size === 1 && administrators.has(memberId);
        if (!allowed && !isLast) expect(member.status).toBe('inactive');
        if (admin === false && allowed && !isLast) expect(administers(member.role)).toBe(false);
      }
    }),
  );
});

/** Members who leave, come back or succeed another, in any order. */
test('every active member of a source has its names, and no name has two', () => {
  const people = ['one', 'two', 'three'] as const;
  const step = fc.record({ who: fc.constantFrom(...people), allowed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const members = new Map<string, MemberState>();
      let [userName, email] = [initialReservation, initialReservation];
      for (const { who, allowed } of steps) {
        // All three are called the same in the directory.
        const said = { ...admission, memberId: who, identityKey: who, allowed };
        const member = members.get(who) ?? initialMember;
        const { administrators } = newcomer;
        const former = [...members.values()];
        const kept =
          member.status === 'inactive'
            ? { userName: { next: userName }, email: { next: email } }
            : {};
        const decision =
          member.status === 'unknown'
            ? admitNewcomer({ ...newcomer, userName, email, former }, said)
            : admitAgain({ member, administrators, ...kept }, said);
        if (decision.type === 'rejected') continue;
        members.set(who, decision.events.member.reduce(evolveMember, member));
        userName = decision.events.userName.reduce(evolveReservation, userName);
        email = decision.events.email.reduce(evolveReservation, email);
      }
      const active = [...members].filter(([, { status }]) => status === 'active');
      expect(active.length).toBeLessThanOrEqual(1);
      for (const [who] of active) {
        expect([userName.ownerId, email.ownerId]).toEqual([who, who]);
      }
    }),
  );
});

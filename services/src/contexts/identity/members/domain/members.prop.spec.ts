import { describe, expect, test } from '@jest/globals';
import { MemberRole, type MemberEvent } from '@foyer/contracts/identity';
import fc from 'fast-check';

import { details, ids, noFactors } from '../../testing/member-history.js';
import { evolveAdministrators } from './administrators.js';
import { changeMember } from './change-member.js';
import type { MemberChange } from './member-change.js';
import { createMember } from './create-member.js';
import { evolveMember, initialMember, type MemberState } from './member.js';
import { invite, noteMailed, requestReset, setPasswordByLink } from './password-links.js';
import { redeemSignInLink } from '../../sign-in/domain/redeem-sign-in-link.js';
import { signIn, signOut } from './sessions.js';

const people = [ids.member, ids.other, '01990000-0000-7000-8000-0000000000ee'] as const;
const anyone = fc.constantFrom(...people);
const role = fc.constantFrom(...MemberRole.options);
const id = fc.constantFrom(ids.credential, ids.newCredential, ids.session, ids.otherSession);
const time = fc
  .integer({ min: 0, max: 100 })
  .map((hour) => new Date(Date.UTC(2026, 2, 2, hour)).toISOString());
const name = fc.option(fc.string({ maxLength: 30 }), { nil: null });
const anyDetails = fc.record(
  {
    firstName: name,
    lastName: name,
    userName: name,
    email: name,
    language: fc.constantFrom('en' as const, 'de' as const),
  },
  { noNullPrototype: true },
);
const session = fc.record({
  sessionId: id,
  credentialId: id,
  signedInAt: time,
  expiresAt: time,
  origin: fc.record({ device: fc.string(), address: fc.string() }),
});
const change: fc.Arbitrary<MemberChange> = fc.record(
  { details: anyDetails, role, active: fc.boolean(), credentialId: id },
  { requiredKeys: [], noNullPrototype: true },
);

const event: fc.Arbitrary<MemberEvent> = fc.oneof(
  fc.tuple(anyDetails, role).map(([data, given]) => ({
    type: 'MemberCreated' as const,
    data: { memberId: ids.member, ...data, role: given },
  })),
  anyDetails.map((data) => ({
    type: 'MemberDetailsChanged' as const,
    data: { memberId: ids.member, ...data },
  })),
  role.map((given) => ({
    type: 'MemberRoleChanged' as const,
    data: { memberId: ids.member, role: given },
  })),
  fc
    .constantFrom('MemberActivated' as const, 'MemberDeactivated' as const)
    .map((type) => ({ type, data: { memberId: ids.member } })),
  fc.tuple(id, fc.boolean()).map(([credentialId, mustChange]) => ({
    type: 'MemberPasswordSet' as const,
    data: { memberId: ids.member, credentialId, mustChange },
  })),
  session.map(({ sessionId, signedInAt, expiresAt }) => ({
    type: 'MemberSignedIn' as const,
    data: { memberId: ids.member, sessionId, method: 'password' as const, signedInAt, expiresAt },
  })),
  fc
    .tuple(fc.constantFrom('MemberInvited' as const, 'PasswordResetRequested' as const), id, time)
    .map(([type, linkId, expiresAt]) => ({
      type,
      data: { memberId: ids.member, linkId, expiresAt },
    })),
  id.map((linkId) => ({
    type: 'MemberLinkMailed' as const,
    data: { memberId: ids.member, linkId },
  })),
  id.map((sessionId) => ({
    type: 'MemberSignedOut' as const,
    data: { memberId: ids.member, sessionId, reason: 'signed-out' as const },
  })),
);
const history = fc.array(event, { maxLength: 12 });
const fold = (events: readonly MemberEvent[], from: MemberState = initialMember): MemberState =>
  events.reduce(evolveMember, from);
const owner = fc.record({ ownerId: fc.option(anyone, { nil: null }) });
const circle = fc.array(anyone).map((members) => new Set(members));
const author = fc.record({ type: fc.constant('member' as const), id: anyone, role });

describe('decisions about members', () => {
  test('never throw, after any history', () => {
    fc.assert(
      fc.property(
        fc.record({ history, change, author, session, owner, circle, role }),
        ({
          history: events,
          change: wanted,
          author: by,
          session: sitting,
          owner: kept,
          ...more
        }) => {
          const member = fold(events);
          const wish = { ...sitting, factorRoles: noFactors, proof: null };
          const move = { next: kept, current: kept };
          const states = { member, administrators: more.circle, userName: move, email: move };
          changeMember(states, { change: wanted, author: by });
          createMember(
            { ...states, userName: kept, email: kept },
            {
              memberId: ids.member,
              details: { ...details, ...wanted.details },
              role: more.role,
              credentialId: sitting.credentialId,
              author: by,
            },
          );
          signIn(member, wish);
          signOut(member, sitting.sessionId);
          redeemSignInLink(member, wish);
          const link = { linkId: sitting.sessionId, expiresAt: sitting.expiresAt };
          invite(member, link, by);
          requestReset(member, link);
          noteMailed(member, link.linkId);
          setPasswordByLink(member, {
            ...link,
            ...sitting,
            language: 'en',
            purpose: 'reset',
            now: sitting.signedInAt,
          });
        },
      ),
    );
  });

  test('a change made twice gives no event the second time', () => {
    fc.assert(
      fc.property(history, change, author, circle, (events, wanted, by, administrators) => {
        const member = fold(events);
        const first = changeMember({ member, administrators }, { change: wanted, author: by });
        if (first.type === 'rejected') return;
        const after = {
          member: fold(first.events.member, member),
          administrators: first.events.administrators.reduce(evolveAdministrators, administrators),
        };
        const again = changeMember(after, { change: wanted, author: by });
        if (again.type === 'rejected') return;
        expect(again.events.member).toEqual([]);
        expect(again.events.administrators).toEqual([]);
      }),
    );
  });

  test('keep a member who can make administrators, after any changes of members to each other', () => {
    const step = fc.record({ who: anyone, by: anyone, change });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let members: ReadonlyMap<string, MemberState> = new Map(
          people.map((memberId) => [
            memberId,
            fold([{ type: 'MemberCreated', data: { memberId, ...details, role: 'super-admin' } }]),
          ]),
        );
        let administrators: ReadonlySet<string> = new Set(people);
        for (const { who, by, change: wanted } of steps) {
          const member = members.get(who) ?? initialMember;
          const decision = changeMember(
            { member, administrators },
            // The role in a token may be outdated: every member here was a super-admin once.
            { change: wanted, author: { type: 'member', id: by, role: 'super-admin' } },
          );
          if (decision.type === 'rejected') continue;
          members = new Map([...members, [who, fold(decision.events.member, member)]]);
          administrators = decision.events.administrators.reduce(
            evolveAdministrators,
            administrators,
          );
        }
        const left = [...members.values()].filter(
          (member) => member.status === 'active' && member.role === 'super-admin',
        );
        expect(left.length).toBeGreaterThan(0);
        expect(administrators).toEqual(
          new Set(left.map((member) => (member.status === 'unknown' ? '' : member.id))),
        );
      }),
    );
  });
});

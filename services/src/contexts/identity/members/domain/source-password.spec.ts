import { describe, expect, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';

import { changeOwnPassword } from '../../sign-in/domain/set-password.js';
import { redeemSignInLink } from '../../sign-in/domain/redeem-sign-in-link.js';
import {
  admin,
  administratorsAfter,
  created,
  ids,
  memberAfter,
  noFactors,
  passwordSet,
  superAdmin,
} from '../../testing/member-history.js';
import { changeMember } from './change-member.js';
import { invite, requestReset, setPasswordByLink } from './password-links.js';
import { signIn } from './sessions.js';

const memberId = ids.member;
const link = { linkId: ids.newCredential, expiresAt: '2026-03-03T09:00:00.000Z' };
const linked: MemberEvent = {
  type: 'MemberLinkedToSource',
  data: { memberId, source: 'ldap', identityKey: 'ldap-1' },
};
const session = {
  sessionId: ids.session,
  credentialId: ids.credential,
  signedInAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-02T21:00:00.000Z',
  origin: { device: '', address: '' },
  factorRoles: noFactors,
  proof: null,
};

describe('whom a user source answers for', () => {
  const member = memberAfter(created(), passwordSet(), linked);

  test('does not sign in with a password from before, though it is right', () => {
    expect(signIn(member, session)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(signIn(memberAfter(created(), passwordSet()), session)).toMatchObject({
      type: 'accepted',
    });
  });

  test('gets no password here: not one’s own, not from others, and by no link', () => {
    const { credentialId } = session;
    const change = { credentialId: ids.newCredential };
    expect(
      changeOwnPassword(member, {
        oldCredentialId: credentialId,
        credentialId: ids.newCredential,
        sessionId: ids.session,
      }),
    ).toMatchObject({ code: 'PASSWORD_FROM_SOURCE' });
    expect(
      changeMember(
        { member, administrators: administratorsAfter() },
        { change, author: superAdmin },
      ),
    ).toMatchObject({ code: 'PASSWORD_FROM_SOURCE' });
    expect(invite(member, link, admin)).toMatchObject({ code: 'PASSWORD_FROM_SOURCE' });
    expect(requestReset(member, link)).toMatchObject({ events: [] });
    const requested: MemberEvent = { type: 'PasswordResetRequested', data: { memberId, ...link } };
    const afterwards = memberAfter(created(), passwordSet(), linked, requested);
    expect(
      setPasswordByLink(afterwards, {
        linkId: link.linkId,
        purpose: 'reset',
        credentialId: ids.newCredential,
        language: 'en',
        now: session.signedInAt,
      }),
    ).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(redeemSignInLink(memberAfter(created('super-admin'), linked), session)).toMatchObject({
      code: 'SIGN_IN_LINK_INVALID',
    });
  });
});

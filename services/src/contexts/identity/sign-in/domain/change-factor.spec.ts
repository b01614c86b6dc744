import { describe, expect, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';

import {
  admin,
  created,
  ids,
  memberAfter,
  noFactors,
  passwordSet,
  signedIn,
  superAdmin,
} from '../../testing/member-history.js';
import { signIn } from '../../members/domain/sessions.js';
import { renewRecoveryCodes, resetFactor, setFactor, turnFactorOff } from './change-factor.js';
import { redeemSignInLink } from './redeem-sign-in-link.js';

const memberId = ids.member;
const factorSet: MemberEvent = {
  type: 'MemberFactorSet',
  data: { memberId, factorId: ids.factor, codesId: ids.codes },
};
const proved = (by: 'app' | 'recovery-code', number: number): MemberEvent => ({
  type: 'MemberFactorProved',
  data: { memberId, by, number },
});
const linked: MemberEvent = {
  type: 'MemberLinkedToSource',
  data: { memberId, source: 'ldap', identityKey: 'ldap-1' },
};
const due = (sessionId: string = ids.session) => ({
  type: 'MemberFactorDue',
  data: { memberId, sessionId },
});
const codeAt = (number: number) => ({ by: 'app', of: ids.factor, number }) as const;
const recovery = (number: number) => ({ by: 'recovery-code', of: ids.codes, number }) as const;

const member = (...events: readonly MemberEvent[]) =>
  memberAfter(created(), passwordSet(), ...events);
const withFactor = (...events: readonly MemberEvent[]) =>
  member(factorSet, proved('app', 100), ...events);

describe('signing in with a second factor', () => {
  const attempt = {
    sessionId: ids.session,
    credentialId: ids.credential,
    signedInAt: '2026-03-02T09:00:00.000Z',
    expiresAt: '2026-03-02T21:00:00.000Z',
    origin: { device: '', address: '' },
    factorRoles: noFactors,
    proof: null,
  };

  test('begins no session with the password alone', () => {
    expect(signIn(withFactor(), attempt)).toEqual({
      type: 'accepted',
      events: [],
      result: 'factor-asked',
    });
  });

  test('begins one with a code of the app, and notes its time step', () => {
    expect(signIn(withFactor(), { ...attempt, proof: codeAt(101) })).toMatchObject({
      events: [proved('app', 101), { type: 'MemberSignedIn' }, { type: 'SessionOriginNoted' }],
      result: 'signed-in',
    });
  });

  test.each([100, 99])(
    'refuses the code of a step that was used, or an earlier one: %j',
    (step) => {
      expect(signIn(withFactor(), { ...attempt, proof: codeAt(step) })).toMatchObject({
        code: 'FACTOR_CODE_WRONG',
      });
    },
  );

  test('takes each recovery code once', () => {
    expect(signIn(withFactor(), { ...attempt, proof: recovery(3) })).toMatchObject({
      events: [proved('recovery-code', 3), { type: 'MemberSignedIn' }, expect.anything()],
    });
    const used = withFactor(proved('recovery-code', 3));
    expect(signIn(used, { ...attempt, proof: recovery(3) })).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
    expect(signIn(used, { ...attempt, proof: recovery(4) })).toMatchObject({ type: 'accepted' });
  });

  test('refuses codes of a factor or of recovery codes that were replaced', () => {
    const renewed = withFactor({
      type: 'MemberRecoveryCodesSet',
      data: { memberId, codesId: ids.newCodes },
    });
    expect(signIn(renewed, { ...attempt, proof: recovery(4) })).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
    const other = { ...codeAt(101), of: ids.newCodes };
    expect(signIn(withFactor(), { ...attempt, proof: other })).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
  });

  test('reports a deactivation and a replaced password before it looks at a code', () => {
    const deactivated = withFactor({ type: 'MemberDeactivated', data: { memberId } });
    expect(signIn(deactivated, attempt)).toMatchObject({ code: 'MEMBER_DEACTIVATED' });
    const replaced = withFactor(passwordSet(ids.newCredential));
    expect(signIn(replaced, attempt)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('holds a session for the setup where the role asks for a factor and there is none', () => {
    const factorRoles = { ...noFactors, member: true };
    expect(signIn(member(), { ...attempt, factorRoles })).toMatchObject({
      events: [{ type: 'MemberSignedIn' }, { type: 'SessionOriginNoted' }, due()],
    });
    expect(redeemSignInLink(memberAfter(created()), { ...attempt, factorRoles })).toMatchObject({
      events: expect.arrayContaining([due()]),
    });
    const done = signIn(withFactor(), { ...attempt, factorRoles, proof: codeAt(101) });
    expect(done).not.toMatchObject({ events: expect.arrayContaining([due()]) });
  });

  test('is not gone around by the link of the first start', () => {
    const odd = memberAfter(created(), factorSet);
    expect(redeemSignInLink(odd, attempt)).toMatchObject({ code: 'SIGN_IN_LINK_INVALID' });
  });
});

describe('turning a second factor on', () => {
  const setup = {
    ...{ factorId: ids.factor, codesId: ids.codes },
    ...{ step: 100, sessionId: ids.session },
  };

  test('uses up the first code, and ends the sessions that began without it', () => {
    const state = member(signedIn(), signedIn(ids.otherSession));
    expect(setFactor(state, setup)).toMatchObject({
      events: [
        factorSet,
        proved('app', 100),
        { type: 'MemberSignedOut', data: { sessionId: ids.otherSession } },
      ],
    });
  });

  test('is refused where there is one, and to members of a user source', () => {
    expect(setFactor(withFactor(), setup)).toMatchObject({ code: 'FACTOR_ALREADY_ON' });
    expect(setFactor(member(linked), setup)).toMatchObject({ code: 'FACTOR_FROM_SOURCE' });
    expect(setFactor(memberAfter(), setup)).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });
});

describe('recovery codes', () => {
  test('are replaced by a code, which is used up', () => {
    const wish = { codesId: ids.newCodes, proof: codeAt(101) };
    expect(renewRecoveryCodes(withFactor(), wish)).toMatchObject({
      events: [
        proved('app', 101),
        { type: 'MemberRecoveryCodesSet', data: { memberId, codesId: ids.newCodes } },
      ],
    });
    const old = { ...wish, proof: codeAt(100) };
    expect(renewRecoveryCodes(withFactor(), old)).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
    expect(renewRecoveryCodes(member(), wish)).toMatchObject({ code: 'FACTOR_NOT_ON' });
  });
});

describe('turning a second factor off', () => {
  const off = { credentialId: ids.credential, proof: codeAt(101), factorRoles: noFactors };
  const removed = (by: string) => ({
    type: 'MemberFactorRemoved',
    data: { memberId, factorId: ids.factor, by },
  });

  test('takes password and code', () => {
    expect(turnFactorOff(withFactor(signedIn()), off)).toMatchObject({
      events: [proved('app', 101), removed('owner')],
    });
    const other = { ...off, credentialId: ids.newCredential };
    expect(turnFactorOff(withFactor(), other)).toMatchObject({ code: 'OLD_PASSWORD_WRONG' });
    const old = { ...off, proof: codeAt(100) };
    expect(turnFactorOff(withFactor(), old)).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
    expect(turnFactorOff(member(), off)).toMatchObject({ code: 'FACTOR_NOT_ON' });
  });

  test('leaves open sessions the setup of another one where the role asks for it', () => {
    const state = withFactor(signedIn(), signedIn(ids.otherSession));
    const wish = { ...off, factorRoles: { ...noFactors, member: true } };
    expect(turnFactorOff(state, wish)).toMatchObject({
      events: [proved('app', 101), removed('owner'), due(), due(ids.otherSession)],
    });
  });

  test('is done for others by administrators, and for administrators by super-admins', () => {
    expect(resetFactor(withFactor(), admin)).toMatchObject({
      events: [removed('administrator')],
    });
    const ofAdmin = memberAfter(created('admin'), passwordSet(), factorSet);
    expect(resetFactor(ofAdmin, admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(resetFactor(ofAdmin, superAdmin)).toMatchObject({ type: 'accepted' });
    expect(resetFactor(ofAdmin, { type: 'system' })).toMatchObject({
      events: [removed('command-line')],
    });
    expect(resetFactor(member(), admin)).toMatchObject({ code: 'FACTOR_NOT_ON' });
  });

  test('gets no administrator around their own code', () => {
    const own = { type: 'member', id: ids.member, role: 'super-admin' } as const;
    expect(resetFactor(withFactor(), own)).toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  test('does not concern a member of a user source, whose factor counts again afterwards', () => {
    const state = withFactor(linked);
    expect(state).toMatchObject({ factor: { factorId: ids.factor } });
    expect(turnFactorOff(state, off)).toMatchObject({ code: 'FACTOR_NOT_ON' });
  });
});

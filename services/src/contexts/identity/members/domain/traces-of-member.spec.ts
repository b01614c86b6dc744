import { expect, test } from '@jest/globals';
import type { MemberEvent } from '@foyer/contracts/identity';

import { created, ids, passwordSet, signedIn } from '../../testing/member-history.js';
import { evolveTraces, noTraces } from './traces-of-member.js';

const memberId = ids.member;
const expiresAt = '2026-03-02T09:00:00.000Z';
const picture = { hash: 'h', size: 1 };

test('the traces of a member are all that was ever kept, also what was replaced', () => {
  const history: readonly MemberEvent[] = [
    created(),
    { type: 'MemberInvited', data: { memberId, linkId: 'first', expiresAt } },
    passwordSet(),
    signedIn(),
    { type: 'MemberAvatarChanged', data: { memberId, fileId: 'old', ...picture } },
    { type: 'MemberAvatarChanged', data: { memberId, fileId: 'new', ...picture } },
    {
      type: 'MemberProfileAvatarChanged',
      data: { memberId, profileId: ids.other, fileId: 'of the profile', ...picture },
    },
    { type: 'PasswordResetRequested', data: { memberId, linkId: 'second', expiresAt } },
    passwordSet(ids.newCredential),
    {
      type: 'MemberFactorSet',
      data: { memberId, factorId: ids.factor, codesId: ids.codes },
    },
    { type: 'MemberRecoveryCodesSet', data: { memberId, codesId: ids.newCodes } },
    { type: 'MemberDeleted', data: { memberId } },
    { type: 'PersonForgotten', data: { personId: memberId, kind: 'member' } },
  ];
  expect(history.reduce(evolveTraces, noTraces)).toEqual({
    fileIds: ['old', 'new', 'of the profile'],
    credentialIds: [ids.credential, ids.newCredential],
    linkIds: ['first', 'second'],
    factorIds: [ids.factor, ids.codes, ids.newCodes],
  });
});

import { describe, expect, test } from '@jest/globals';

import { created, ids, memberAfter, passwordSet, signedIn } from '../../testing/member-history.js';
import { changeOwnPassword } from './set-password.js';

const command = {
  oldCredentialId: ids.credential,
  credentialId: ids.newCredential,
  sessionId: ids.session,
};

describe('changing the own password', () => {
  test('ends all other sessions and keeps this one', () => {
    const state = memberAfter(created(), passwordSet(), signedIn(), signedIn(ids.otherSession));
    expect(changeOwnPassword(state, command)).toMatchObject({
      events: [
        passwordSet(ids.newCredential),
        {
          type: 'MemberSignedOut',
          data: { sessionId: ids.otherSession, reason: 'password-changed' },
        },
        { type: 'MemberAccessEnded', data: { reason: 'password-changed' } },
      ],
    });
  });

  test('refuses an old password that was replaced meanwhile', () => {
    const state = memberAfter(created(), passwordSet(), passwordSet(ids.session));
    expect(changeOwnPassword(state, command)).toMatchObject({ code: 'OLD_PASSWORD_WRONG' });
  });

  test('refuses an unknown member', () => {
    expect(changeOwnPassword(memberAfter(), command)).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });
});

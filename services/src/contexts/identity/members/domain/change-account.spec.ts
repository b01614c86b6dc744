import { describe, test } from '@jest/globals';
import { accepted } from '@foyer/contracts/decision';
import { STANDARD_HOURS } from '@foyer/contracts/portals';

import { specify } from '#platform/testing/decider-specification.js';
import { Member } from '../streams.js';
import { created, details, ids } from '../../testing/member-history.js';
import { changeAccount, type AccountChange } from './change-account.js';

const { member: memberId } = ids;
const liking = { theme: 'dark', ringVolume: 1, notifications: false } as const;
const preference = { ...liking, language: 'de' } as const;
const said = { type: 'MemberDescriptionChanged', data: { memberId, description: 'Hi' } } as const;
const liked = { type: 'MemberPreferenceChanged', data: { memberId, ...liking } } as const;
const hours = {
  type: 'MemberHoursChanged',
  data: { memberId, availability: STANDARD_HOURS },
} as const;

const account = specify({ member: Member });
const change =
  (what: AccountChange) => (states: { member: Parameters<typeof changeAccount>[0] }) => {
    const decision = changeAccount(states.member, what);
    return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
  };

describe('changing the own account', () => {
  test('records each changed part separately', () => {
    account
      .given({ member: [created()] })
      .when(change({ description: 'Hi', preference, availability: STANDARD_HOURS }))
      .then({ member: [said, liked, hours] });
  });

  test('says nothing of what is so already', () => {
    account
      .given({ member: [created(), said, liked, hours] })
      .when(change({ description: 'Hi', preference, availability: STANDARD_HOURS }))
      .thenNothing();
    account
      .given({ member: [created()] })
      .when(change({}))
      .thenNothing();
  });

  test('takes the language for the one in which mails go out', () => {
    account
      .given({ member: [created(), liked] })
      .when(change({ preference: { ...preference, language: 'en' } }))
      .then({
        member: [{ type: 'MemberDetailsChanged', data: { memberId, ...details, language: 'en' } }],
      });
  });

  test('is refused for an unknown member', () => {
    account
      .given({})
      .when(change({ description: 'Hi' }))
      .thenRejected('MEMBER_NOT_FOUND');
  });
});

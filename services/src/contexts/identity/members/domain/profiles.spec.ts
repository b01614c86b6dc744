import { describe, test } from '@jest/globals';
import { accepted, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import { specify } from '#platform/testing/decider-specification.js';
import { Member } from '../streams.js';
import { admin, created, ids, superAdmin } from '../../testing/member-history.js';
import type { MemberState } from './member.js';
import { createProfile, MOST_PROFILES, updateProfile, type SaveProfile } from './profiles.js';

const { member: memberId } = ids;
const profileId = '01990000-0000-7000-8000-0000000000e1';
const text = {
  profileName: 'Night desk',
  firstName: 'Ada',
  lastName: 'B.',
  company: '',
  companyRole: '',
  description: '',
} as const;
const saved = (id = profileId, profileName: string = text.profileName): MemberEvent => ({
  type: 'MemberProfileSaved',
  data: { memberId, profileId: id, ...text, profileName },
});
const own = { type: 'member', id: memberId, role: 'member' } as const;
const another = { ...own, id: ids.other };

const profiles = specify({ member: Member });
type Decide = (state: MemberState, command: SaveProfile) => Decision<readonly MemberEvent[]>;
const saving =
  (decide: Decide, author: SaveProfile['author'] = own, profileName: string = text.profileName) =>
  (states: { readonly member: MemberState }) => {
    const command = { profileId, text: { ...text, profileName }, author };
    const decision = decide(states.member, command);
    return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
  };

describe('an additional profile', () => {
  test('is added once; a repeat changes nothing, another under its id is refused', () => {
    profiles
      .given({ member: [created()] })
      .when(saving(createProfile))
      .then({ member: [saved()] });
    const there = profiles.given({ member: [created(), saved()] });
    there.when(saving(createProfile)).thenNothing();
    there.when(saving(createProfile, own, 'Other')).thenRejected('ID_ALREADY_USED');
  });

  test('is changed where it is there', () => {
    const there = profiles.given({ member: [created(), saved()] });
    there
      .when(saving(updateProfile, own, 'Day desk'))
      .then({ member: [saved(profileId, 'Day desk')] });
    there.when(saving(updateProfile)).thenNothing();
    profiles
      .given({ member: [created()] })
      .when(saving(updateProfile))
      .thenRejected('PROFILE_NOT_FOUND');
  });

  test.each([createProfile, updateProfile])(
    'is a matter of its owner and of administrators (%p)',
    (decide) => {
      const changed = { member: [saved(profileId, 'Day desk')] };
      const history = decide === createProfile ? [created()] : [created(), saved()];
      const given = profiles.given({ member: history });
      given.when(saving(decide, another, 'Day desk')).thenRejected('FORBIDDEN');
      given.when(saving(decide, admin, 'Day desk')).then(changed);
      const ofAdmin = profiles.given({ member: [created('admin'), ...history.slice(1)] });
      ofAdmin.when(saving(decide, admin, 'Day desk')).thenRejected('FORBIDDEN');
      ofAdmin.when(saving(decide, superAdmin, 'Day desk')).then(changed);
      ofAdmin.when(saving(decide, { ...own, role: 'admin' }, 'Day desk')).then(changed);
      profiles.given({}).when(saving(decide)).thenRejected('MEMBER_NOT_FOUND');
    },
  );

  test('has a limited number of others next to it', () => {
    const many = Array.from({ length: MOST_PROFILES }, (_, at) =>
      saved(`01990000-0000-7000-8000-0000000f${at.toString().padStart(4, '0')}`),
    );
    profiles
      .given({ member: [created(), ...many] })
      .when(saving(createProfile))
      .thenRejected('TOO_MANY_PROFILES', { most: '50' });
  });
});

import { describe, expect, test } from '@jest/globals';

import { ACTS_FOR_ITSELF, ACTS_FOR_MEMBERS } from '../identity/access-events.js';
import { eventDefinitions } from './index.js';

/** Fields that name something that lets one in: it stands in the list, or below with a reason. */
const CREDENTIAL =
  /^(session|link|feed|token|key|secret|credential|grant|pass|invitation)(Id|Key)?$/;

/** Fields that name the member whose rights it has. */
const OWNER = /^(member|maker|owner)Id$/;

/** Events that name such a thing and make none, or one that has an end of its own. */
const NO_SUCH = new Map([
  ['MemberSignedOut', 'ends one'],
  ['SessionOriginNoted', 'describes one'],
  ['MemberSignInProlonged', 'prolongs one that is listed'],
  ['MemberLinkMailed', 'describes one'],
  ['MemberEmailChangeCancelled', 'ends one'],
  ['MemberPasswordSet', 'is the password, which its owner replaces'],
  ['MemberFactorDue', 'narrows one that is listed'],
  ['PushSubscriptionAdded', 'belongs to a sign-in that is listed, and lets nobody in'],
  ['MemberInvited', 'opens an account that nobody has used, to whom it is sent'],
]);

describe('the list of all that acts in the name of a member', () => {
  const listed = new Set<string>(Object.values({ ...ACTS_FOR_MEMBERS, ...ACTS_FOR_ITSELF }).flat());
  const opening = [...eventDefinitions.values()].filter(({ data }) => {
    const fields = Object.keys(data.shape);
    return (
      fields.some((field) => OWNER.test(field)) && fields.some((field) => CREDENTIAL.test(field))
    );
  });

  test.each(opening.map(({ type }) => type))('has %s, or says why not', (type) => {
    expect(listed.has(type) || NO_SUCH.has(type) || isOfSession(type)).toBe(true);
  });

  test('names events that there are', () => {
    const known = new Set([...eventDefinitions.values()].map(({ type }) => type));
    expect([...listed, ...NO_SUCH.keys()].filter((type) => !known.has(type))).toEqual([]);
  });
});

/** Video sessions have members and ids too, but do not give access by them. */
function isOfSession(type: string): boolean {
  return /^Session(?!Origin)/.test(type);
}

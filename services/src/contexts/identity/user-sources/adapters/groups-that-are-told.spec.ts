import { describe, expect, test } from '@jest/globals';

import { grantedByGroups } from '../domain/granted-by-groups.js';
import { personInClaims } from './claims.js';
import { samlTexts } from './saml-texts.js';

const names = { userName: '', email: '', firstName: '', lastName: '', groups: 'groups' };
const claimed = (said: object, groups = 'groups') =>
  personInClaims({ sub: 'erika', ...said }, { ...names, groups }).groups;
const asserted = (attributes: readonly object[], groups = 'groups') =>
  samlTexts({ Assertion: { AttributeStatement: [{ Attribute: attributes }] } }, groups);
const attribute = (...values: readonly unknown[]) => ({
  $: { Name: 'groups' },
  ...(values.length > 0 && { AttributeValue: values }),
});

/** Absent is another thing than empty, in each of the ways in which a provider tells of groups. */
describe('groups', () => {
  test.each<[string, readonly string[] | null, readonly string[] | null]>([
    ['an absent claim', claimed({}), null],
    ['a claim of null', claimed({ groups: null }), null],
    ['a claim that lies elsewhere', claimed({ _claim_names: { groups: 'src1' } }), null],
    ['a part, the rest elsewhere', claimed({ groups: ['a'], _claim_names: { groups: 's' } }), null],
    ['too many', claimed({ hasgroups: true }), null],
    ['too many, as a text', claimed({ hasgroups: 'true' }), null],
    ['an absent path', claimed({ realm_access: {} }, 'realm_access.roles'), null],
    ['no name of a claim', claimed({ groups: ['a'] }, ''), null],
    ['an empty claim', claimed({ groups: [] }), []],
    [
      'another claim that lies elsewhere',
      claimed({ groups: ['a'], _claim_names: { x: 's' } }),
      ['a'],
    ],
    ['a claim', claimed({ groups: ['a', 'b'] }), ['a', 'b']],
    ['an absent attribute', asserted([]), null],
    ['no statement of attributes', samlTexts({ Assertion: {} }, 'groups'), null],
    ['an empty statement', samlTexts({ Assertion: { AttributeStatement: [''] } }, 'groups'), null],
    ['an attribute without values', asserted([attribute()]), []],
    ['an attribute', asserted([attribute('a', { _: 'b', $: {} })]), ['a', 'b']],
    ['an attribute for each group', asserted([attribute('a'), attribute('b')]), ['a', 'b']],
  ])('of %s are read as what they are', (_what, found, wanted) => {
    expect(found).toEqual(wanted);
  });

  test.each([
    ['reception', 'bosses', { allowed: null, admin: null, groupsMissing: true }],
    ['', 'bosses', { allowed: true, admin: null, groupsMissing: true }],
    ['', '', { allowed: true, admin: null, groupsMissing: false }],
  ])('that are absent decide nothing: %j, %j', (memberGroup, adminGroup, wanted) => {
    expect(grantedByGroups(null, { memberGroup, adminGroup })).toEqual(wanted);
  });

  test('refuse access if they are empty', () => {
    expect(grantedByGroups([], { memberGroup: 'reception', adminGroup: 'bosses' })).toEqual({
      ...{ allowed: false, admin: false, groupsMissing: false },
    });
  });
});

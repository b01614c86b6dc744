import { describe, expect, test } from '@jest/globals';

import { grantedByGroups } from '../domain/granted-by-groups.js';
import { personInClaims } from './claims.js';
import type { SaidGroups } from '../domain/said-groups.js';
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
  test.each<[string, SaidGroups, SaidGroups]>([
    ['an absent claim', claimed({}), 'missing'],
    ['a claim of null', claimed({ groups: null }), 'missing'],
    ['a claim that lies elsewhere', claimed({ _claim_names: { groups: 'src1' } }), 'missing'],
    [
      'a part, the rest elsewhere',
      claimed({ groups: ['a'], _claim_names: { groups: 's' } }),
      'missing',
    ],
    ['too many', claimed({ hasgroups: true }), 'missing'],
    ['too many, as a text', claimed({ hasgroups: 'true' }), 'missing'],
    ['an absent path', claimed({ realm_access: {} }, 'realm_access.roles'), 'missing'],
    ['no name of a claim', claimed({ groups: ['a'] }, ''), 'missing'],
    ['an empty claim', claimed({ groups: [] }), []],
    [
      'another claim that lies elsewhere',
      claimed({ groups: ['a'], _claim_names: { x: 's' } }),
      ['a'],
    ],
    ['a claim', claimed({ groups: ['a', 'b'] }), ['a', 'b']],
    ['an absent attribute', asserted([]), 'missing'],
    ['no statement of attributes', samlTexts({ Assertion: {} }, 'groups'), 'missing'],
    [
      'an empty statement',
      samlTexts({ Assertion: { AttributeStatement: [''] } }, 'groups'),
      'missing',
    ],
    ['an attribute without values', asserted([attribute()]), []],
    ['an attribute', asserted([attribute('a', { _: 'b', $: {} })]), ['a', 'b']],
    ['an empty value', asserted([attribute({ $: { 'xsi:type': 'xs:string' } })]), ['']],
    ['an attribute for each group', asserted([attribute('a'), attribute('b')]), ['a', 'b']],
  ])('of %s are read as what they are', (_what, found, wanted) => {
    expect(found).toEqual(wanted);
  });

  test.each([
    ['reception', 'bosses', { allowed: null, admin: null, groupsUnknown: 'missing' }],
    ['', 'bosses', { allowed: true, admin: null, groupsUnknown: 'missing' }],
    ['', '', { allowed: true, admin: null, groupsUnknown: null }],
  ])('that are absent decide nothing: %j, %j', (memberGroup, adminGroup, wanted) => {
    expect(grantedByGroups('missing', { memberGroup, adminGroup })).toEqual(wanted);
  });

  const WRONG: readonly unknown[] = [
    ...[{ desk: {} }, {}, [{ name: 'bosses' }], [['bosses']], '["bosses"]', '{"bosses":1}', ' [1]'],
    ...[0, 1, false, true, '[]', [null], [undefined], ['bosses', null], ['bosses', 1], ['["a"]']],
  ];
  test.each(WRONG.map((value) => ({ value })))(
    'in a claim are not understood as $value',
    (said) => {
      expect(claimed({ groups: said.value })).toBe('not-understood');
      expect(claimed({ a: { b: said.value } }, 'a.b')).toBe('not-understood');
    },
  );

  const ELEMENTS: readonly unknown[] = [
    ...[{ Group: ['bosses'] }, { _: 'bosses', Group: ['x'] }, { $: {}, Group: [''] }],
    ...[{ $: { 'xsi:nil': 'true' } }, { $: { nil: '1' } }, '["bosses"]', '{"bosses":1}', null, 1],
  ];
  test.each(ELEMENTS.map((value) => ({ value })))(
    'in an attribute are not understood as $value',
    ({ value }) => {
      expect(asserted([attribute(value)])).toBe('not-understood');
      expect(asserted([attribute('bosses'), attribute('a', value)])).toBe('not-understood');
    },
  );

  test.each([
    ['reception', 'bosses', { allowed: null, admin: null, groupsUnknown: 'not-understood' }],
    ['', 'bosses', { allowed: true, admin: null, groupsUnknown: 'not-understood' }],
    ['reception', '', { allowed: null, admin: null, groupsUnknown: 'not-understood' }],
    ['', '', { allowed: true, admin: null, groupsUnknown: null }],
  ])('that are not understood decide nothing: %j, %j', (memberGroup, adminGroup, wanted) => {
    expect(grantedByGroups('not-understood', { memberGroup, adminGroup })).toEqual(wanted);
  });

  test.each(['[bosses]', '{reception', '42', '"bosses"', ''])('may have the name %j', (name) => {
    expect(claimed({ groups: name })).toEqual([name]);
    expect(asserted([attribute(name)])).toEqual([name]);
  });

  test('refuse access if they are empty', () => {
    expect(grantedByGroups([], { memberGroup: 'reception', adminGroup: 'bosses' })).toEqual({
      ...{ allowed: false, admin: false, groupsUnknown: null },
    });
  });
});

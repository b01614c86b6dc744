import { describe, expect, test } from '@jest/globals';
import { UserName } from '@foyer/contracts/identity';
import fc from 'fast-check';

import { grantedByGroups } from './granted-by-groups.js';
import { returnPath } from './return-path.js';
import { personOf } from './source-account.js';

const said = {
  userName: 'erika.muster',
  email: 'erika@example.org',
  firstName: 'Erika',
  lastName: 'Muster',
  fullName: '',
};

describe('what a source says of somebody', () => {
  test.each([
    ['erika.muster', 'erika.muster'],
    ['jdoe', 'jdoe.ldap'],
    ['Jörg Müller', 'Jorg.Muller'],
    ['erika@corp.example', 'erika'],
    ['__x..y__long', 'x.y.long'],
    ['a-very-long-name-of-somebody', 'a.very.long.name.of'],
    ['日本', 'erika'],
    ['', 'erika'],
  ])('the user name %j is %j here', (userName, expected) => {
    expect(personOf({ ...said, userName }, 'ldap')?.userName).toBe(expected);
  });

  test('gives a valid local user name for any name, and the same for the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (userName) => {
        const found = personOf({ ...said, userName }, 'saml');
        if (found !== undefined) expect(UserName.safeParse(found.userName).success).toBe(true);
        expect(personOf({ ...said, userName }, 'saml')).toEqual(found);
      }),
    );
  });

  test('may be one name for all', () => {
    const one = { ...said, firstName: '', lastName: '', fullName: 'Erika von Muster' };
    expect(personOf(one, 'oidc')).toMatchObject({ firstName: 'Erika', lastName: 'von Muster' });
  });

  test('has a name without the marks that make it read as another', () => {
    const person = personOf({ ...said, firstName: 'Eri\u202eka' }, 'oidc');
    expect(person).toMatchObject({ firstName: 'Erika' });
  });

  test('has an e-mail without what is not shown', () => {
    const email = ' erika@example.org\u200b\ufe0f ';
    expect(personOf({ ...said, email }, 'oidc')).toMatchObject({ email: 'erika@example.org' });
  });

  test.each([
    ['without an e-mail', { email: '' }],
    ['with an e-mail that is none', { email: 'erika' }],
    ['without a name', { firstName: '', lastName: '', fullName: ' ' }],
    ['with a name without end', { lastName: 'x'.repeat(101) }],
  ])('%s is not enough', (_what, change) => {
    expect(personOf({ ...said, ...change }, 'oidc')).toBeUndefined();
  });
});

test('groups admit their members; without any, all come in and roles are given here', () => {
  const told = { groupsUnknown: null };
  const groups = { memberGroup: 'staff', adminGroup: 'bosses' };
  expect(grantedByGroups(['staff'], groups)).toEqual({ allowed: true, admin: false, ...told });
  expect(grantedByGroups(['bosses'], groups)).toEqual({ allowed: true, admin: true, ...told });
  expect(grantedByGroups(['Staff'], groups)).toEqual({ allowed: false, admin: false, ...told });
  const none = { memberGroup: '', adminGroup: '' };
  expect(grantedByGroups([], none)).toEqual({ allowed: true, admin: null, ...told });
});

test('the way back stays within the program for any requested target', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('//evil.example/vblh/', '/vblh/../x')),
      (wanted) => {
        const path = returnPath(wanted);
        if (path === undefined) return;
        const { origin, pathname } = new URL(path, 'https://here.example');
        expect(origin).toBe('https://here.example');
        expect(pathname.startsWith('/vblh/')).toBe(true);
      },
    ),
  );
  expect(returnPath('/vblh/desk?x=1')).toBe('/vblh/desk?x=1');
});

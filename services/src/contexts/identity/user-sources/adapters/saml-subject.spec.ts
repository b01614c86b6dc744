import { expect, test } from '@jest/globals';

import { hasSeveralNames, qualifiersIn } from './saml-subject.js';

const access = {
  idpIssuer: 'https://id.example.org',
  entityId: 'https://foyer.example.org/saml',
};
const subject = (parts: object) => ({ Assertion: { Subject: [parts] } });
const named = (attributes: object) => subject({ NameID: [{ _: 'erika', $: attributes }] });
const FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

test.each<[string, object, readonly string[]]>([
  ['no attribute', {}, ['', '', '']],
  ['a format', { Format: FORMAT }, [FORMAT, '', '']],
  [
    'a format that says nothing',
    { Format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified' },
    ['', '', ''],
  ],
  ['a qualifier without a format', { NameQualifier: 'urn:a' }, ['', 'urn:a', '']],
  ['a qualifier of the service', { SPNameQualifier: 'urn:a' }, ['', '', 'urn:a']],
  [
    'the qualifiers of both sides',
    { NameQualifier: 'https://id.example.org', SPNameQualifier: 'https://foyer.example.org/saml' },
    ['', '', ''],
  ],
  [
    'those of the other side each',
    { NameQualifier: 'https://foyer.example.org/saml', SPNameQualifier: 'https://id.example.org' },
    ['', 'https://foyer.example.org/saml', 'https://id.example.org'],
  ],
])('reads of a name with %s what makes it unique', (_what, attributes, wanted) => {
  expect(qualifiersIn(named(attributes), access)).toEqual(wanted);
});

test('reads none of a name that is absent, or a plain text', () => {
  expect(qualifiersIn(subject({}), access)).toEqual(['', '', '']);
  expect(qualifiersIn(subject({ NameID: ['erika'] }), access)).toEqual(['', '', '']);
  expect(qualifiersIn(undefined, access)).toEqual(['', '', '']);
});

test.each<[string, object, boolean]>([
  ['one name', { NameID: ['erika'] }, false],
  ['no name', {}, false],
  ['two names', { NameID: ['erika', 'anna'] }, true],
  ['twice the same name', { NameID: ['erika', 'erika'] }, true],
  ['an encrypted one as well', { NameID: ['erika'], EncryptedID: [{}] }, true],
  ['one of another kind as well', { NameID: ['erika'], BaseID: [{}] }, true],
])('tells whether a subject has several names: %s', (_what, parts, wanted) => {
  expect(hasSeveralNames(subject(parts))).toBe(wanted);
});

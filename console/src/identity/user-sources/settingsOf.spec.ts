import { describe, expect, test } from '@jest/globals';
import { providerRoutes } from '@foyer/contracts/identity';

import { de } from './page/de.js';
import { en } from './page/en.js';
import { readMetadata } from './samlMetadata.js';
import { removedSecrets, settingsOf } from './settingsOf.js';

describe('settings in a form', () => {
  test('are sent without what is only shown, and without a secret that was not typed', () => {
    const form = {
      id: 'oidc',
      name: null,
      clientSecret: '',
      clientSecretSet: true,
      redirectUri: 'https://here.example',
      claims: { userName: null, email: 'mail' },
    };
    const { body } = providerRoutes.saveOidc;
    expect(settingsOf(body, form)).toEqual({ name: '', claims: { userName: '', email: 'mail' } });
    expect(settingsOf(body, { ...form, clientSecret: 'new' })).toMatchObject({
      clientSecret: 'new',
    });
  });

  test('send an empty secret only to remove the stored one, and no removal next to a new one', () => {
    const { body } = providerRoutes.saveOidc;
    const clientSecretOf = (form: object) => settingsOf(body, { ...form }).clientSecret;
    expect(['', null, undefined].map((clientSecret) => clientSecretOf({ clientSecret }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(clientSecretOf({ clientSecret: null, removeSecret: true })).toBe('');
    expect(removedSecrets(body, { name: null, removeSecret: true })).toEqual({ clientSecret: '' });
    expect(removedSecrets(body, { name: null })).toEqual({});
    const typed = { clientSecret: 'new', removeSecret: true };
    expect([clientSecretOf(typed), removedSecrets(body, typed)]).toEqual(['new', {}]);
  });
});

const metadata = (descriptor: string) =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://id.example.org">
    <md:${descriptor} protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
        <ds:X509Data><ds:X509Certificate> ${'QUJD'.repeat(20)} </ds:X509Certificate></ds:X509Data>
      </ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://id.example.org/post"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.example.org/go"/>
    </md:${descriptor}>
  </md:EntityDescriptor>`;

describe('the metadata of an identity provider', () => {
  test('fills in its address, its entity id, and its certificates', () => {
    expect(readMetadata(metadata('IDPSSODescriptor'))).toEqual({
      entryPoint: 'https://id.example.org/go',
      idpIssuer: 'https://id.example.org',
      idpCertificates: [
        expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n.{64}\n.{16}\n-----END/),
      ],
    });
  });

  test.each(['', 'no xml', '<a/>', metadata('SPSSODescriptor')])('is nothing else: %#', (xml) => {
    expect(readMetadata(xml)).toBeUndefined();
  });
});

const keysOf = (texts: object): readonly string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value).map((key) => `${name}.${key}`)
      : [name],
  );

test('the texts of the page are there in both languages', () => {
  expect(keysOf(de)).toEqual(keysOf(en));
});

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CacheProvider, Profile } from '@node-saml/node-saml';
import { z } from 'zod';
import type { SamlSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { type Begun, type ProvedPerson } from './proved-person.js';
import { textsIn } from './claims.js';
import { hasSeveralNames, qualifiersIn } from './saml-subject.js';
import { samlTexts } from './saml-texts.js';
import { latePart } from '#platform/late-part';

export interface SamlAccess {
  readonly settings: SamlSettings;
  /** Our entity id, which an answer has to be for. */
  readonly entityId: string;
  readonly callbackUrl: string;
}

const nodeSaml = latePart(() => import('@node-saml/node-saml'));

/**
 * How far the clocks of both sides may be apart, and how long a request is good, in milliseconds.
 */
const CLOCK_SKEW_MS = 60_000;
const REQUEST_MS = 10 * 60_000;

/**
 * Signs people in at an identity provider that speaks SAML 2.0. The browser leaves by redirect and
 * returns by a form; only signed assertions count.
 */
@Injectable()
export class SamlSignIn {
  async begin(access: SamlAccess): Promise<Begun> {
    const requestId = `_${randomBytes(20).toString('hex')}`;
    const saml = await this.#saml(access, requestId);
    const url = await saml.getAuthorizeUrlAsync('', undefined, {});
    return { url, expected: { requestId } };
  }

  /** @throws SourceFailure where the answer is not one to believe. */
  async finish(
    access: SamlAccess,
    response: string,
    { requestId = '' }: Begun['expected'],
  ): Promise<ProvedPerson> {
    const saml = await this.#saml(access, requestId);
    const profile = await saml
      .validatePostResponseAsync({ SAMLResponse: response })
      .then((outcome) => outcome.profile)
      .catch(() => null);
    const isGood =
      profile !== null &&
      profile.issuer === access.settings.idpIssuer &&
      isFor(profile, requestId, access.callbackUrl) &&
      !hasSeveralNames(profile.getAssertion?.());
    if (!isGood) throw new SourceFailure('SSO_FAILED');
    return personIn(profile, access);
  }

  /** Returns the facts about this program that an identity provider needs, in XML. */
  async metadata({ entityId, callbackUrl }: Omit<SamlAccess, 'settings'>): Promise<string> {
    const { generateServiceProviderMetadata } = await nodeSaml();
    return generateServiceProviderMetadata({
      issuer: entityId,
      callbackUrl,
      wantAssertionsSigned: true,
      identifierFormat: null,
    });
  }

  async #saml({ settings, entityId, callbackUrl }: SamlAccess, requestId: string) {
    const { SAML, ValidateInResponseTo } = await nodeSaml();
    return new SAML({
      callbackUrl,
      entryPoint: settings.entryPoint,
      issuer: entityId,
      audience: entityId,
      idpIssuer: settings.idpIssuer,
      idpCert: [...settings.idpCertificates],
      wantAssertionsSigned: true,
      // Many sign the assertion alone, which is what counts.
      wantAuthnResponseSigned: false,
      signatureAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: CLOCK_SKEW_MS,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: REQUEST_MS,
      generateUniqueId: () => requestId,
      cacheProvider: onlyOf(requestId),
    });
  }
}

/** Knows of one request: the one that this browser has begun. */
function onlyOf(requestId: string): CacheProvider {
  return {
    saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
    getAsync: async (key) =>
      key === requestId && requestId !== '' ? new Date().toISOString() : null,
    removeAsync: async (key) => key,
  };
}

const Confirmation = z.object({
  $: z.object({ InResponseTo: z.string(), Recipient: z.string() }),
});
const Assertion = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({ SubjectConfirmationData: z.tuple([Confirmation]) }),
        ),
      }),
    ]),
  }),
});

/**
 * True if the signed part is for this request and this place. The library accepts this from the
 * answer around it, which may be unsigned: an attacker could insert a stolen assertion.
 */
function isFor(profile: Profile, requestId: string, callbackUrl: string): boolean {
  const { success, data } = Assertion.safeParse(profile.getAssertion?.());
  if (!success) return false;
  return data.Assertion.Subject[0].SubjectConfirmation.some(({ SubjectConfirmationData }) => {
    const { InResponseTo, Recipient } = SubjectConfirmationData[0].$;
    return InResponseTo === requestId && Recipient === callbackUrl;
  });
}

function personIn(profile: Profile, { settings, entityId }: SamlAccess): ProvedPerson {
  const { attributes, idpIssuer } = settings;
  // Attributes are read from `attributes`, since the library also mixes them into the profile. A
  // library field of the same name is no attribute.
  const said = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (Object.hasOwn(said, name) ? (textsIn(said[name])[0] ?? '') : '');
  // Either may be left out, which the library's types do not say.
  const { nameID: nameId, nameIDFormat: format = '' } = profile as Partial<Profile>;
  const isEmail = format === 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
  // A name that is another one each time names no one.
  const isPassing = format.endsWith(':transient');
  return {
    subject: isPassing ? undefined : nameId,
    qualifiers: qualifiersIn(profile.getAssertion?.(), { idpIssuer, entityId }),
    userName: text(attributes.userName),
    email: text(attributes.email) || (isEmail ? (nameId ?? '') : ''),
    emailVerified: true,
    emailUnconfirmed: false,
    firstName: text(attributes.firstName),
    lastName: text(attributes.lastName),
    fullName: text('displayName'),
    language: text('preferredLanguage'),
    groups: samlTexts(profile.getAssertion?.(), attributes.groups),
  };
}

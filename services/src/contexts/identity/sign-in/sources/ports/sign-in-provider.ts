import type { OidcSettings, SamlSettings } from '@foyer/projections/identity';

/** What only the browser that begins a sign-in knows until it comes back: it is kept there, sealed. */
export interface Begun {
  /** Where the browser goes to. */
  readonly url: string;
  /** What the answer has to fit. */
  readonly expected: Readonly<Record<string, string>>;
}

/** Somebody whom a provider has signed in. */
export interface ProvedPerson {
  /** Names them for ever at the provider, as the library has it: the key of the identity refuses what names no one. */
  readonly subject: unknown;
  readonly userName: string;
  readonly email: string;
  /** Whether the provider has made sure of it. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  /** Null where the provider said nothing of them: that is another thing than none. */
  readonly groups: readonly string[] | null;
}

export interface OidcAccess {
  readonly settings: OidcSettings;
  readonly clientSecret: string;
  /** Where people come back to. */
  readonly redirectUri: string;
}

/** A provider that speaks OpenID Connect. Also the injection token. */
export abstract class OidcSignIn {
  /** @throws SourceFailure where it cannot be reached or is none. */
  abstract begin(access: OidcAccess): Promise<Begun>;
  /**
   * @param query what came back with the browser.
   * @throws SourceFailure where it cannot be reached, or the answer is not one to believe.
   */
  abstract finish(
    access: OidcAccess,
    query: URLSearchParams,
    expected: Begun['expected'],
  ): Promise<ProvedPerson>;
  /** Looks whether settings lead to a provider. @throws SourceFailure */
  abstract check(access: OidcAccess): Promise<void>;
}

export interface SamlAccess {
  readonly settings: SamlSettings;
  /** Our entity id, which an answer has to be for. */
  readonly entityId: string;
  readonly callbackUrl: string;
}

/** An identity provider that speaks SAML 2.0. Also the injection token. */
export abstract class SamlSignIn {
  abstract begin(access: SamlAccess): Promise<Begun>;
  /** @throws SourceFailure where the answer is not one to believe. */
  abstract finish(
    access: SamlAccess,
    response: string,
    expected: Begun['expected'],
  ): Promise<ProvedPerson>;
  /** What an identity provider has to know of this program, in XML. */
  abstract metadata(access: Omit<SamlAccess, 'settings'>): Promise<string>;
}

import type { OidcSettings, SamlSettings } from '@foyer/projections/identity';

/** The data of a sign-in that only its browser keeps, sealed, until it comes back. */
export interface Begun {
  /** The address to which the browser goes. */
  readonly url: string;
  /** The values that the answer must match. */
  readonly expected: Readonly<Record<string, string>>;
}

/** A person whom a provider has signed in. */
export interface ProvedPerson {
  /**
   * The permanent id at the provider, as the library returns it; the key of the identity refuses a
   * missing one.
   */
  readonly subject: unknown;
  readonly userName: string;
  readonly email: string;
  /** True if the provider has verified the e-mail. */
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
  /** The address to which people come back. */
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
  /** Returns the facts about this program that an identity provider needs, in XML. */
  abstract metadata(access: Omit<SamlAccess, 'settings'>): Promise<string>;
}

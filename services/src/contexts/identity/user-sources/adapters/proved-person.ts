import type { SaidGroups } from '../domain/said-groups.js';

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
  /** The values within which the id is unique, in a fixed order; absent if it needs none. */
  readonly qualifiers?: readonly string[];
  readonly userName: string;
  readonly email: string;
  /** True if the provider has verified the e-mail. */
  readonly emailVerified: boolean;
  /** True if the provider says that the e-mail is not verified; many providers say nothing of it. */
  readonly emailUnconfirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  readonly groups: SaidGroups;
}

import {
  Email,
  UserName,
  USER_NAME_MAX,
  USER_NAME_MIN,
  type Language,
  type MemberRole,
  type SourceKind,
} from '@foyer/contracts/identity';
import { cleanLine } from '@foyer/contracts/schema';

import type { Standing } from './admission.js';

/** The description of a person by a source, unchanged. */
export interface SaidOfPerson {
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** For sources that know no more than one name. */
  readonly fullName: string;
}

/** The same in the form in which members have it. */
export interface PersonOfSource {
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A person of a source, with the rights from its settings. */
export interface SourceAccount {
  readonly source: SourceKind;
  readonly identityKey: string;
  /** The key that the person may have from before qualifiers were part of it; null for none. */
  readonly formerKey: string | null;
  readonly person: PersonOfSource;
  /** The one of the product's languages that the source names; null where it names none. */
  readonly language: Language | null;
  /** True if the source has verified the e-mail of the person. */
  readonly emailVerified: boolean;
  /** True if the source says that the e-mail is not verified: it may be of another person. */
  readonly emailUnconfirmed: boolean;
  readonly allowed: boolean | null;
  readonly admin: boolean | null;
  readonly groupsUnknown: Standing['groupsUnknown'];
  /** True if an existing member keeps role and access, also if the source says otherwise. */
  readonly keepsStanding: boolean;
  readonly linkExisting: boolean;
  readonly defaultRole: MemberRole;
}

const NAME_MAX = 100;

/**
 * Brings what a source says into the form of members; undefined where it lacks an e-mail or a name.
 */
export function personOf(said: SaidOfPerson, source: SourceKind): PersonOfSource | undefined {
  const { data: email } = Email.safeParse(said.email);
  if (email === undefined) return undefined;
  const [first = '', ...others] = cleanLine(said.fullName).split(/\s+/);
  const firstName = cleanLine(said.firstName) || first;
  const lastName = cleanLine(said.lastName) || others.join(' ') || firstName;
  const names = [firstName || lastName, lastName];
  if (names.some((name) => name === '' || name.length > NAME_MAX)) {
    return undefined;
  }
  const userName = userNameOf([said.userName, email.split('@')[0] ?? ''], source);
  return userName === undefined
    ? undefined
    : { email, firstName: names[0] ?? '', lastName, userName };
}

/**
 * A user name by the rules of here, from the first of some that gives one: letters and digits with
 * single marks between, and one that is too short gets the name of its source behind it. The same
 * name always gives the same.
 */
function userNameOf(wanted: readonly string[], source: SourceKind): string | undefined {
  for (const name of wanted) {
    const plain = (name.split('@')[0] ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9_.#,]+/g, '.')
      .replace(/[_.#,]{2,}/g, '.')
      .slice(0, USER_NAME_MAX)
      .replace(/^[_.#,]+|[_.#,]+$/g, '');
    const long = plain.length < USER_NAME_MIN && plain !== '' ? `${plain}.${source}` : plain;
    if (UserName.safeParse(long).success) return long;
  }
  return undefined;
}

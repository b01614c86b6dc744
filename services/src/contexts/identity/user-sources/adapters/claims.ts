import type { OidcSettings } from '@foyer/projections/identity';

import type { SaidGroups } from '../domain/said-groups.js';
import type { ProvedPerson } from './proved-person.js';

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Reads a person by the names that the settings give. */
export function personInClaims(claims: Claims, names: OidcSettings['claims']): ProvedPerson {
  const text = (name: string) => {
    const value = valueOf(claims, name);
    return typeof value === 'string' ? value : '';
  };
  return {
    subject: claims.sub,
    userName: text(names.userName),
    email: text(names.email),
    // Only of the standard claim it is said whether it was confirmed.
    emailVerified: names.email === 'email' && claims.email_verified === true,
    emailUnconfirmed: names.email === 'email' && !mayBeConfirmed(claims.email_verified),
    firstName: text(names.firstName),
    lastName: text(names.lastName),
    fullName: text('name'),
    language: text('locale'),
    groups: groupsIn(claims, names.groups),
  };
}

/** False for all but silence and consent. Some providers write it as a text. */
function mayBeConfirmed(said: unknown): boolean {
  if (said === undefined || said === null || said === true) return true;
  return typeof said === 'string' && said.toLowerCase() === 'true';
}

/**
 * Missing where the claim is absent. A provider leaves groups out where there are too many of them:
 * `_claim_names` says where they would be found, `hasgroups` that there are some.
 */
function groupsIn(claims: Claims, name: string): SaidGroups {
  const value = valueOf(claims, name);
  if (value === undefined || value === null || isElsewhere(claims, name)) return 'missing';
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every(isName) ? values : 'not-understood';
}

/** A text that is a name: a list or an object that was written into a text is none. */
export function isName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (!/^\s*[[{]/.test(value)) return true;
  try {
    JSON.parse(value);
    return false;
  } catch {
    return true;
  }
}

function isElsewhere(claims: Claims, name: string): boolean {
  const { _claim_names: elsewhere, hasgroups } = claims;
  const isNamed =
    typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, name);
  return isNamed || (name === 'groups' && (hasgroups === true || hasgroups === 'true'));
}

/** One text or several. */
export function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

/**
 * A claim by its name, or by a path such as `realm_access.roles` where there is none of that name.
 */
function valueOf(claims: object, name: string): unknown {
  if (name === '') return undefined;
  if (Object.hasOwn(claims, name)) return (claims as Record<string, unknown>)[name];
  let at: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}

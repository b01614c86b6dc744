import type { SourceKind } from '@foyer/contracts/identity';

import { SourceFailure } from './source-failure.js';

/** Longer than any source names a person. */
const NAME_MAX = 1024;
/** A letter, digit or mark that can be seen: blanks and invisible characters tell no one apart. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Names one person of one installation of a source by a text that no other person has.
 * @param qualifiers are those within which the subject is unique; without them it is so by itself.
 * @param subject is whatever a library answers: an absent one would make one person of many.
 * @throws SourceFailure SOURCE_IDENTITY_MISSING
 */
export function externalIdentity(
  source: SourceKind,
  issuer: string,
  subject: unknown,
  qualifiers?: readonly string[],
): string {
  const hasIssuer = source === 'ldap' || isName(issuer);
  if (!isName(subject) || !hasIssuer) throw new SourceFailure('SOURCE_IDENTITY_MISSING');
  if (qualifiers?.some(({ length }) => length > NAME_MAX) === true) {
    throw new SourceFailure('SOURCE_IDENTITY_MISSING');
  }
  return JSON.stringify([source, issuer, subject, ...(qualifiers ? [qualifiers] : [])]);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= NAME_MAX && SEEN.test(value);
}

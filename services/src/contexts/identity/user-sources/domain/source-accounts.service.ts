import { Injectable } from '@nestjs/common';
import type { Language, MemberRole } from '@foyer/contracts/identity';
import type { LdapSettings } from '@foyer/projections/identity';

import { languageOf } from '#platform/http';
import { personOf, type SourceAccount } from './source-account.js';
import { grantedByGroups } from './granted-by-groups.js';
import { SourceFailure } from './source-failure.js';
import type { DirectoryEntry } from '../adapters/directory.js';
import type { ProvedPerson } from '../adapters/proved-person.js';
import { SourceKeys } from '../adapters/source-keys.js';

interface Rules {
  readonly memberGroup: string;
  readonly adminGroup: string;
  readonly linkExisting: boolean;
  readonly defaultRole: MemberRole;
}

/** Turns the description of a person by a source into an account, by the rules of its settings. */
@Injectable()
export class SourceAccounts {
  constructor(private readonly keys: SourceKeys) {}

  /** @throws SourceFailure SOURCE_IDENTITY_MISSING, SOURCE_ACCOUNT_INCOMPLETE */
  async ofProved(
    source: 'oidc' | 'saml',
    issuer: string,
    rules: Rules,
    proved: ProvedPerson,
  ): Promise<SourceAccount> {
    const { subject, qualifiers } = proved;
    const identityKey = await this.keys.keyOf(source, issuer, subject, qualifiers);
    const formerKey = qualifiers ? await this.keys.keyOf(source, issuer, subject) : null;
    const person = personOf(proved, source);
    if (!person) throw new SourceFailure('SOURCE_ACCOUNT_INCOMPLETE');
    return {
      source,
      ...{ identityKey, formerKey },
      person,
      language: languageIn(proved.language),
      emailVerified: proved.emailVerified,
      emailUnconfirmed: proved.emailUnconfirmed,
      ...grantedByGroups(proved.groups, rules),
      // A provider tells only of those who sign in, so no plan for all can be confirmed.
      keepsStanding: false,
      linkExisting: rules.linkExisting,
      defaultRole: rules.defaultRole,
    };
  }

  /**
   * Undefined for an entry that lacks an e-mail or a name. If standings are kept, a newcomer does
   * not administer either: that is one of the effects that are not confirmed.
   * @throws SourceFailure SOURCE_IDENTITY_MISSING
   */
  async ofEntry(
    entry: DirectoryEntry,
    rules: LdapSettings,
    keepsStanding = false,
  ): Promise<SourceAccount | undefined> {
    const identityKey = await this.keyOf(entry);
    const person = personOf(entry, 'ldap');
    return (
      person && {
        source: 'ldap',
        ...{ identityKey, formerKey: null },
        person,
        language: languageIn(entry.language),
        // The company itself wrote it there.
        emailVerified: true,
        emailUnconfirmed: false,
        allowed: entry.allowed,
        admin: keepsStanding ? null : entry.admin,
        groupsUnknown: entry.groupsMissing ? 'missing' : null,
        keepsStanding,
        linkExisting: rules.linkExisting,
        defaultRole: rules.defaultRole,
      }
    );
  }

  /**
   * Returns the permanent key of an entry; it stays the same if the directory moves to another
   * address.
   */
  keyOf({ subject }: Pick<DirectoryEntry, 'subject'>): Promise<string> {
    return this.keys.keyOf('ldap', '', subject);
  }
}

/** Returns the product language that a source names in any form; null if it names none. */
function languageIn(said: string): Language | null {
  const wishes = said.replaceAll('_', '-');
  const [found, other] = [languageOf(wishes, 'de'), languageOf(wishes, 'en')];
  return found === other ? found : null;
}

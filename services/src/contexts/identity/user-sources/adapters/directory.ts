import { Injectable } from '@nestjs/common';
import type { Client } from 'ldapts';

import { SourceFailure } from '../domain/source-failure.js';
import { GuardedNetwork } from '#platform/http/guarded';
import { withDirectory, type DirectoryAccess } from './ldap-connection.js';
import { isShared, searchPeople, type FoundPerson } from './ldap-people.js';
import { groupsOf, type Groups } from './ldap-groups.js';

/** A person in a directory. */
export interface DirectoryEntry {
  /** The permanent id of the entry; undefined if the directory does not state it. */
  readonly subject: string | undefined;
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Their language as the source has it, such as `en-GB`; empty where it says nothing. */
  readonly language: string;
  /**
   * True if the person is in the group that may sign in, or there is none; null if its members were
   * not listed.
   */
  readonly allowed: boolean | null;
  /**
   * True if the person is in the group of administrators; null if there is none, or its members
   * were not listed.
   */
  readonly admin: boolean | null;
  /** True if the members of a group in the settings were not listed. */
  readonly groupsMissing: boolean;
}

/** Asks a company's directory by LDAP. */
@Injectable()
export class Directory {
  constructor(private readonly network: GuardedNetwork) {}

  /**
   * True if the server may connect to an address. A host name that is not known yet is judged when
   * it connects.
   */
  mayReach(serverAddr: string): Promise<boolean> {
    return this.network.mayReach(new URL(serverAddr).hostname);
  }

  /**
   * Finds the entry with this name and password; undefined if there is none.
   * @throws SourceFailure where it cannot be asked, or several entries have the same permanent ID.
   */
  async authenticate(access: DirectoryAccess, login: string, password: string) {
    // A directory takes a name without a password for no one in particular, and lets that in (RFC
    // 4513, 5.1.2).
    if (password === '') return undefined;
    const person = await withDirectory(this.network, access, async (client) => {
      await bind(client, access);
      const [found, another] = (await searchPeople(client, access.settings, login)).people;
      return another ? undefined : found;
    });
    // Without a person, a name that does not exist is tried: it takes as long.
    const dn = person?.dn ?? `cn=no-one,${access.settings.userDN}`;
    const isRight = await withDirectory(this.network, access, async (client) => {
      try {
        await client.bind(dn, password);
        return true;
      } catch (error) {
        if (isRefusal(error)) return false;
        throw error;
      }
    });
    if (!person || !isRight) return undefined;
    // Groups are read only now: earlier searches would reveal by their time that the person exists.
    return withDirectory(this.network, access, async (client) => {
      await bind(client, access);
      if (await isShared(client, access.settings, person)) {
        throw new SourceFailure('SOURCE_IDENTITY_AMBIGUOUS');
      }
      return entryOf(person, await groupsOf(client, access.settings));
    });
  }

  /**
   * Lists all people whom the filter finds.
   * @throws SourceFailure where it cannot be asked, or a group that is named is not there.
   */
  async everybody(access: DirectoryAccess, signal: AbortSignal) {
    return withDirectory(this.network, access, async (client) => {
      await bind(client, access);
      const groups = await groupsOf(client, access.settings);
      const found = await searchPeople(client, access.settings, undefined, signal);
      const entries = found.people.map((person) => entryOf(person, groups));
      return { entries, isPartial: found.isPartial };
    });
  }
}

async function bind(client: Client, { settings, bindPW }: DirectoryAccess): Promise<void> {
  // Without a name the directory is asked as anybody may.
  if (settings.bindDN === '') return;
  if (bindPW === '') throw new SourceFailure('BIND_REFUSED');
  await client.bind(settings.bindDN, bindPW);
}

/** True if a directory rejects the name with this password, or does not know the name. */
function isRefusal(error: unknown): boolean {
  const { name = '' } = error as { readonly name?: string };
  return ['InvalidCredentialsError', 'NoSuchObjectError', 'InvalidDNSyntaxError'].includes(name);
}

function entryOf(found: FoundPerson, groups: Groups): DirectoryEntry {
  const { dn: _dn, memberOf: _memberOf, ...person } = found;
  const [login, admin] = [groups.isIn('login', found), groups.isIn('admin', found)];
  return {
    ...person,
    allowed: login === 'not-named' ? true : boolean(login),
    admin: boolean(admin),
    groupsMissing: login === 'not-told' || admin === 'not-told',
  };
}

const boolean = (said: boolean | string): boolean | null =>
  typeof said === 'boolean' ? said : null;

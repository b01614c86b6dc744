import type { Client } from 'ldapts';
import type { LdapSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { valuesOf, type FoundPerson } from './ldap-people.js';

type Named = Pick<FoundPerson, 'dn' | 'userName' | 'memberOf'>;

/** Who is in the groups that the settings name. */
export interface Groups {
  /** Null where the settings name no such group. */
  isIn(group: 'login' | 'admin', person: Named): boolean | null;
}

interface Group {
  readonly dn: string;
  readonly members: ReadonlySet<string>;
  /** As POSIX groups name them. */
  readonly userNames: ReadonlySet<string>;
}

/** @throws SourceFailure where a group that is named is not there: no one is to be locked out by a slip of the pen. */
export async function groupsOf(client: Client, settings: LdapSettings): Promise<Groups> {
  const login = await groupOf(client, settings, settings.loginGroupDN);
  const admin = await groupOf(client, settings, settings.adminGroupDN);
  const groups = { login, admin };
  return {
    isIn: (name, { dn, userName, memberOf }) => {
      const group = groups[name];
      if (group === null) return null;
      return (
        memberOf.some((one) => sameDn(one) === group.dn) ||
        group.members.has(sameDn(dn)) ||
        group.userNames.has(userName.toLowerCase())
      );
    },
  };
}

async function groupOf(
  client: Client,
  { groupDN }: LdapSettings,
  name: string,
): Promise<Group | null> {
  if (name === '') return null;
  const { EqualityFilter } = await import('ldapts');
  const isDn = name.includes('=');
  if (!isDn && groupDN === '') throw new SourceFailure('SOURCE_GROUP_NOT_FOUND');
  const attributes = ['member', 'uniqueMember', 'memberUid'];
  const { searchEntries } = await client
    .search(isDn ? name : groupDN, {
      attributes,
      ...(isDn
        ? { scope: 'base' as const, filter: '(objectClass=*)' }
        : {
            scope: 'sub' as const,
            filter: new EqualityFilter({ attribute: 'cn', value: name }),
            sizeLimit: 2,
          }),
    })
    .catch((error: unknown) => {
      const { name: fault = '' } = error as { readonly name?: string };
      const isMissing = fault === 'NoSuchObjectError' || fault === 'InvalidDNSyntaxError';
      throw isMissing ? new SourceFailure('SOURCE_GROUP_NOT_FOUND') : error;
    });
  const [entry] = searchEntries;
  if (!entry) throw new SourceFailure('SOURCE_GROUP_NOT_FOUND');
  const members = [...valuesOf(entry, 'member'), ...valuesOf(entry, 'uniqueMember')];
  return {
    dn: sameDn(entry.dn),
    members: new Set(members.map(sameDn)),
    userNames: new Set(valuesOf(entry, 'memberUid').map((one) => one.toLowerCase())),
  };
}

/** A name as it is compared: without regard to case, and to blanks between its parts. */
function sameDn(dn: string): string {
  return dn
    .toLowerCase()
    .replace(/\s*([,=+])\s*/g, '$1')
    .trim();
}

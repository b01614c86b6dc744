import type { Client, Entry } from 'ldapts';
import type { LdapSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { valuesOf, type FoundPerson } from './ldap-people.js';
import { latePart } from '#platform/late-part';

const ldapts = latePart(() => import('ldapts'));

type Named = Pick<FoundPerson, 'dn' | 'userName' | 'memberOf'>;

/** The members of the groups that the settings name. */
export interface Groups {
  /**
   * `not-named` where the settings name no such group; `not-told` where neither it nor the person
   * says who is in it.
   */
  isIn(group: 'login' | 'admin', person: Named): boolean | 'not-named' | 'not-told';
}

interface Group {
  readonly dn: string;
  readonly members: ReadonlySet<string>;
  /** As POSIX groups name them. */
  readonly userNames: ReadonlySet<string>;
  /** True if the directory listed the members: an absent list is not an empty one. */
  readonly isTold: boolean;
}

/**
 * @throws SourceFailure where a group that is named is not there: no one is to be locked out by a
 * slip of the pen.
 */
export async function groupsOf(client: Client, settings: LdapSettings): Promise<Groups> {
  const login = await groupOf(client, settings, settings.loginGroupDN);
  const admin = await groupOf(client, settings, settings.adminGroupDN);
  const groups = { login, admin };
  return {
    isIn: (name, { dn, userName, memberOf }) => {
      const group = groups[name];
      if (group === null) return 'not-named';
      const isIn =
        memberOf.some((one) => sameDn(one) === group.dn) ||
        group.members.has(sameDn(dn)) ||
        group.userNames.has(userName.toLowerCase());
      return isIn || group.isTold || memberOf.length > 0 ? isIn : 'not-told';
    },
  };
}

async function groupOf(
  client: Client,
  { groupDN }: LdapSettings,
  name: string,
): Promise<Group | null> {
  if (name === '') return null;
  const { EqualityFilter } = await ldapts();
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
  const members = [
    ...(await allValuesOf(client, entry, 'member')),
    ...(await allValuesOf(client, entry, 'uniqueMember')),
  ];
  const userNames = await allValuesOf(client, entry, 'memberUid');
  return {
    dn: sameDn(entry.dn),
    members: new Set(members.map(sameDn)),
    userNames: new Set(userNames.map((one) => one.toLowerCase())),
    isTold: members.length + userNames.length > 0,
  };
}

/**
 * The values of an attribute, also where the directory tells them in parts: Active Directory gives
 * the first 1,500 as `member;range=0-1499` and leaves `member` empty.
 */
async function allValuesOf(
  client: Client,
  first: Entry,
  attribute: string,
): Promise<readonly string[]> {
  const found = [...valuesOf(first, attribute)];
  let part = partOf(first, attribute);
  while (part !== undefined) {
    found.push(...valuesOf(first, part.name));
    if (part.end === '*') return found;
    const { searchEntries } = await client.search(first.dn, {
      scope: 'base',
      filter: '(objectClass=*)',
      attributes: [`${attribute};range=${(Number(part.end) + 1).toString()}-*`],
    });
    const next = searchEntries[0] && partOf(searchEntries[0], attribute);
    // The rest may not be taken for empty.
    if (!searchEntries[0] || !next || next.start <= part.start) {
      throw new SourceFailure('DIRECTORY_REFUSED');
    }
    first = searchEntries[0];
    part = next;
  }
  return found;
}

function partOf(entry: Entry, attribute: string) {
  for (const name of Object.keys(entry)) {
    const [, base = '', start = '', end = ''] = /^([^;]+);range=(\d+)-(\d+|\*)$/i.exec(name) ?? [];
    if (base.toLowerCase() === attribute.toLowerCase()) return { name, start: Number(start), end };
  }
  return undefined;
}

/** A name as it is compared: without regard to case, and to blanks between its parts. */
function sameDn(dn: string): string {
  return dn
    .toLowerCase()
    .replace(/\s*([,=+])\s*/g, '$1')
    .trim();
}

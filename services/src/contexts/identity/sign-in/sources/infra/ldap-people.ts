import type { Client, Entry, SearchOptions } from 'ldapts';
import type { LdapSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';

/** Somebody as a directory has them. */
export interface FoundPerson {
  readonly dn: string;
  readonly subject: string;
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** RFC 2798: as in `Accept-Language`, also several. */
  readonly language: string;
  /** The groups that the directory says they are in, where it says so with the person. */
  readonly memberOf: readonly string[];
}

const PAGE = 500;
/** More than a company's reception has; a filter that finds them is a wrong one. */
const PEOPLE_MAX = 20_000;

/** Stands in a filter for what somebody typed at sign-in. */
const LOGIN = /\{login\}/g;

/** Finds one person by what was typed, or everybody. */
export async function searchPeople(
  client: Client,
  settings: LdapSettings,
  login: string | undefined,
  signal?: AbortSignal,
): Promise<readonly FoundPerson[]> {
  const { attributes, userDN } = settings;
  const asked = [
    ...Object.values(attributes),
    'cn',
    'displayName',
    'preferredLanguage',
    'memberOf',
  ];
  const options = {
    scope: 'sub' as const,
    filter: await filterOf(settings, login),
    attributes: [...new Set(asked)],
    // What names an entry in Active Directory is no text.
    explicitBufferAttributes: ['objectGUID', 'objectSid'],
    ...(login === undefined ? { paged: { pageSize: PAGE } } : { sizeLimit: 2 }),
  } satisfies SearchOptions;
  const found: FoundPerson[] = [];
  if (login !== undefined) {
    const { searchEntries } = await client.search(userDN, options);
    return searchEntries.flatMap((entry) => personOf(entry, settings));
  }
  for await (const { searchEntries } of client.searchPaginated(userDN, options)) {
    signal?.throwIfAborted();
    found.push(...searchEntries.flatMap((entry) => personOf(entry, settings)));
    if (found.length > PEOPLE_MAX) throw new SourceFailure('DIRECTORY_REFUSED');
  }
  return found;
}

/** The filter of the settings, narrowed to who has this name or e-mail; nothing that was typed can change what it asks. */
async function filterOf(settings: LdapSettings, login: string | undefined) {
  const { AndFilter, EqualityFilter, escapeFilter, FilterParser, OrFilter } =
    await import('ldapts');
  const { attributes, userSearchFilter } = settings;
  const template = userSearchFilter === '' ? '(objectClass=person)' : userSearchFilter;
  if (login !== undefined && template.search(LOGIN) >= 0) {
    return FilterParser.parseString(template.replace(LOGIN, () => escapeFilter`${login}`));
  }
  const people = FilterParser.parseString(template.replace(LOGIN, '*'));
  if (login === undefined) return people;
  const is = (attribute: string) => new EqualityFilter({ attribute, value: login });
  const named = new OrFilter({ filters: [is(attributes.userName), is(attributes.email)] });
  return new AndFilter({ filters: [people, named] });
}

/** No one where the entry has nothing that names it for ever. */
function personOf(entry: Entry, { attributes }: LdapSettings): readonly FoundPerson[] {
  const [subject] = valuesOf(entry, attributes.id);
  if (subject === undefined) return [];
  const first = (name: string) => valuesOf(entry, name)[0] ?? '';
  return [
    {
      dn: entry.dn,
      subject,
      userName: first(attributes.userName),
      email: first(attributes.email),
      firstName: first(attributes.firstName),
      lastName: first(attributes.lastName),
      fullName: first('displayName') || first('cn'),
      language: first('preferredLanguage'),
      memberOf: valuesOf(entry, 'memberOf'),
    },
  ];
}

/** The values of an attribute, whose name is written in any case. */
export function valuesOf(entry: Entry, name: string): readonly string[] {
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : entry[key];
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return values.map((one) => (typeof one === 'string' ? one : one.toString('hex')));
}

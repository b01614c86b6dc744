import type { Client, Entry, SearchOptions } from 'ldapts';
import type { LdapSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { latePart } from '#platform/late-part';

const ldapts = latePart(() => import('ldapts'));

/** A person as the directory describes them. */
export interface FoundPerson {
  readonly dn: string;
  /** Undefined if the entry has no permanent id. */
  readonly subject: string | undefined;
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

/** The placeholder in a filter for the typed name. */
const LOGIN = /\{login\}/g;

/** Attributes that Active Directory names an entry by, which are no text. */
const BINARY = ['objectGUID', 'objectSid'];

/** Parts of Active Directory to which every search from its root refers; no people are in them. */
const NO_PEOPLE = /^\/?(?:dc=(?:domain|forest)dnszones|cn=configuration),/i;

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** True if the directory refers to other servers for more. */
  readonly isPartial: boolean;
}

/** Finds one person by the typed name, or all people. */
export async function searchPeople(
  client: Client,
  settings: LdapSettings,
  login: string | undefined,
  signal?: AbortSignal,
): Promise<FoundPeople> {
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
    explicitBufferAttributes: BINARY,
    ...(login === undefined ? { paged: { pageSize: PAGE } } : { sizeLimit: 2 }),
  } satisfies SearchOptions;
  if (login !== undefined) {
    const { searchEntries } = await client.search(userDN, options);
    return { people: searchEntries.map((entry) => personOf(entry, settings)), isPartial: false };
  }
  const people: FoundPerson[] = [];
  let isPartial = false;
  for await (const page of client.searchPaginated(userDN, options)) {
    signal?.throwIfAborted();
    people.push(...page.searchEntries.map((entry) => personOf(entry, settings)));
    isPartial ||= page.searchReferences.some(mayLeadToPeople);
    if (people.length > PEOPLE_MAX) throw new SourceFailure('DIRECTORY_REFUSED');
  }
  return { people, isPartial };
}

/**
 * True if another entry has the same permanent ID: an attribute that is not unique would merge two
 * people into one member.
 */
export async function isShared(
  client: Client,
  settings: LdapSettings,
  { subject }: FoundPerson,
): Promise<boolean> {
  if (subject === undefined) return false;
  const { AndFilter, EqualityFilter } = await ldapts();
  const { id: attribute } = settings.attributes;
  const isBinary = BINARY.some((one) => one.toLowerCase() === attribute.toLowerCase());
  const value = isBinary ? Buffer.from(subject, 'hex') : subject;
  const people = await filterOf(settings, undefined);
  const { searchEntries } = await client.search(settings.userDN, {
    scope: 'sub',
    filter: new AndFilter({ filters: [people, new EqualityFilter({ attribute, value })] }),
    attributes: ['1.1'],
    sizeLimit: 2,
  });
  return searchEntries.length > 1;
}

function mayLeadToPeople(reference: string): boolean {
  if (!URL.canParse(reference)) return true;
  const { pathname } = new URL(reference);
  try {
    return !NO_PEOPLE.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/**
 * The filter of the settings, narrowed to who has this name or e-mail; nothing that was typed can
 * change what it asks.
 */
async function filterOf(settings: LdapSettings, login: string | undefined) {
  const { AndFilter, EqualityFilter, escapeFilter, FilterParser, OrFilter } = await ldapts();
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

function personOf(entry: Entry, { attributes }: LdapSettings): FoundPerson {
  const [subject, another] = valuesOf(entry, attributes.id);
  const first = (name: string) => valuesOf(entry, name)[0] ?? '';
  return {
    dn: entry.dn,
    // Which of several values comes first is different each time.
    subject: another === undefined ? subject : undefined,
    userName: first(attributes.userName),
    email: first(attributes.email),
    firstName: first(attributes.firstName),
    lastName: first(attributes.lastName),
    fullName: first('displayName') || first('cn'),
    language: first('preferredLanguage'),
    memberOf: valuesOf(entry, 'memberOf'),
  };
}

/** The values of an attribute, whose name is written in any case. */
export function valuesOf(entry: Entry, name: string): readonly string[] {
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : entry[key];
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return values.map((one) => (typeof one === 'string' ? one : one.toString('hex')));
}

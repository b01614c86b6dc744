/**
 * The address of a database as the official driver takes it, which is no URL where it names several
 * servers.
 */
export interface MongoAddress {
  readonly scheme: 'mongodb' | 'mongodb+srv';
  /** `user:password` as it is written, or nothing. */
  readonly credentials: string;
  /** `host:port,host:port`, as it is written. */
  readonly hosts: string;
  /** Undefined where the path names none. */
  readonly database: string | undefined;
  /** As it is written, without the question mark. */
  readonly options: string;
}

const pattern =
  /^(mongodb(?:\+srv)?):\/\/(?:([^@/?#\s]*)@)?([^@/?#\s,]+(?:,[^@/?#\s,]+)*)(?:\/([^/?#\s]*))?(?:\?([^#\s]*))?$/;

const firstHost = /^(\[[^\]]*\]|[^:,]+)(?::(\d+))?/;

/** Takes an address apart; undefined where it is none. */
export function mongoAddress(url: string): MongoAddress | undefined {
  const [, scheme, credentials = '', hosts, path = '', options = ''] = pattern.exec(url) ?? [];
  const name = decoded(path);
  if (scheme === undefined || hosts === undefined || name === undefined) return undefined;
  const database = name === '' ? undefined : name;
  return { scheme: scheme as MongoAddress['scheme'], credentials, hosts, database, options };
}

/**
 * The same servers with another database. Users sign in where the address had it: by default the
 * driver looks for users in the database of the path.
 * @throws Error where it is no address.
 */
export function databaseAt(url: string, database: string): string {
  const address = required(url);
  const { credentials, options } = address;
  const signsIn = credentials !== '' && !/(?:^|&)authSource=/i.test(options);
  const source = signsIn ? `authSource=${encodeURIComponent(address.database ?? 'admin')}` : '';
  return written({ ...address, database, options: [options, source].filter(Boolean).join('&') });
}

/**
 * Returns the same database through a place that leads to one of its servers, which is asked
 * itself, even if the address names others.
 * @param host `host:port`
 * @throws Error where it is no address.
 */
export function byWayOf(url: string, host: string): string {
  const address = required(databaseAt(url, required(url).database ?? ''));
  const options = address.options.split('&');
  const kept = options.filter((one) => !/^(?:replicaSet|directConnection)=|^$/i.test(one));
  return written({
    ...address,
    hosts: host,
    options: [...kept, 'directConnection=true'].join('&'),
  });
}

/**
 * Returns the address of the first of its servers, without the brackets of an IPv6 address.
 * @throws Error where it is no address.
 */
export function firstServerOf(url: string): { readonly host: string; readonly port: number } {
  const [, host = '', port = '27017'] = firstHost.exec(required(url).hosts) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function required(url: string): MongoAddress {
  const address = mongoAddress(url);
  if (address === undefined) throw new Error('This is no address of a MongoDB');
  return address;
}

function written({ scheme, credentials, hosts, database, options }: MongoAddress): string {
  const user = credentials && `${credentials}@`;
  return `${scheme}://${user}${hosts}/${encodeURIComponent(database ?? '')}${options && `?${options}`}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

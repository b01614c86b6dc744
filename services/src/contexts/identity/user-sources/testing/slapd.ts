import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Attribute, Change, Client } from 'ldapts';
import { generate } from 'selfsigned';

export const BASE = 'dc=example,dc=org';
export const PEOPLE = `ou=people,${BASE}`;
export const STAFF = `cn=staff,ou=groups,${BASE}`;
export const ADMINS = `cn=admins,ou=groups,${BASE}`;
export const BIND = { bindDN: `cn=reader,${BASE}`, bindPW: 'Reader-Secret-1' };
export const LDAP_PASSWORD = 'Company-Secret-1';

/** A directory of a company, served by OpenLDAP. */
export interface Slapd {
  /** Plain, with StartTLS; and with TLS from the start. */
  readonly url: string;
  readonly secureUrl: string;
  /** In PEM: its certificate is for `localhost`. */
  readonly certificate: string;
  /** Changes it, as its administrator. */
  as<T>(use: (client: Client) => Promise<T>): Promise<T>;
  /** Adds a person with {@link LDAP_PASSWORD}. */
  person(uid: string, fields?: Readonly<Record<string, string>>): Promise<void>;
  setMembers(group: string, uids: readonly string[]): Promise<void>;
  replace(uid: string, attribute: string, value: string): Promise<void>;
  stop(): Promise<void>;
}

export const personDn = (uid: string): string => `uid=${uid},${PEOPLE}`;
const ROOT = { dn: `cn=admin,${BASE}`, password: 'Root-Secret-1' };

/** Starts OpenLDAP with an empty company: two groups, and one who may read. */
export async function startSlapd(
  program = process.env.FOYER_TEST_SLAPD ?? '/usr/sbin/slapd',
): Promise<Slapd> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-slapd-'));
  const [port, securePort] = [await getPort(), await getPort()];
  const { private: key, cert: certificate } = await generate(
    [{ name: 'commonName', value: 'localhost' }],
    {
      keySize: 2048,
      algorithm: 'sha256',
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
      ],
    },
  );
  await mkdir(join(folder, 'db'));
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });
  await writeFile(join(folder, 'cert.pem'), certificate);
  await writeFile(join(folder, 'slapd.conf'), configuration(folder));
  const url = `ldap://localhost:${port.toString()}`;
  const secureUrl = `ldaps://localhost:${securePort.toString()}`;
  const listens = `ldap://127.0.0.1:${port.toString()} ldaps://127.0.0.1:${securePort.toString()}`;
  // In the foreground, saying nothing.
  const child = spawn(program, ['-f', join(folder, 'slapd.conf'), '-h', listens, '-d', '0'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const as: Slapd['as'] = async (use) => {
    const client = new Client({ url: `ldap://127.0.0.1:${port.toString()}`, timeout: 5_000 });
    try {
      await client.bind(ROOT.dn, ROOT.password);
      return await use(client);
    } finally {
      await client.unbind().catch(() => undefined);
    }
  };
  for (let tries = 0; ; tries += 1) {
    const isUp = await as(async () => true).catch(() => false);
    if (isUp) break;
    if (tries === 200 || child.exitCode !== null) {
      child.kill();
      throw new Error('slapd does not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await as(fill);
  return {
    url,
    secureUrl,
    certificate,
    as,
    person: (uid, fields = {}) =>
      as((client) =>
        client.add(personDn(uid), {
          objectClass: 'inetOrgPerson',
          uid,
          cn: uid,
          sn: 'Muster',
          givenName: 'Erika',
          mail: `${uid}@example.org`,
          userPassword: LDAP_PASSWORD,
          ...fields,
        }),
      ),
    setMembers: (group, uids) =>
      as((client) => client.modify(group, [replacing('member', [ROOT.dn, ...uids.map(personDn)])])),
    replace: (uid, attribute, value) =>
      as((client) => client.modify(personDn(uid), [replacing(attribute, [value])])),
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function replacing(type: string, values: string[]): Change {
  return new Change({ operation: 'replace', modification: new Attribute({ type, values }) });
}

async function fill(client: Client): Promise<void> {
  const unit = (ou: string) =>
    client.add(`ou=${ou},${BASE}`, { objectClass: 'organizationalUnit', ou });
  await client.add(BASE, {
    objectClass: ['dcObject', 'organization'],
    dc: 'example',
    o: 'Example',
  });
  await unit('people');
  await unit('groups');
  for (const [dn, cn] of [
    [STAFF, 'staff'],
    [ADMINS, 'admins'],
  ] as const) {
    await client.add(dn, { objectClass: 'groupOfNames', cn, member: ROOT.dn });
  }
  await client.add(BIND.bindDN, {
    objectClass: ['organizationalRole', 'simpleSecurityObject'],
    cn: 'reader',
    userPassword: BIND.bindPW,
  });
}

const configuration = (folder: string): string => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
allow bind_anon_dn
pidfile ${folder}/slapd.pid
TLSCertificateFile ${folder}/cert.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "${BASE}"
rootdn "${ROOT.dn}"
rootpw ${ROOT.password}
directory ${folder}/db
dbnosync
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${BIND.bindDN}" read by * none
`;

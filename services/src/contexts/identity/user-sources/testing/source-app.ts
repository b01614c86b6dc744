import { PublicAddress } from '#platform/operations/start';
import { eventually } from '#platform/testing/eventually.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';
import { ADMINS, BIND, PEOPLE, STAFF, type Slapd } from './slapd.js';

/** A program whose directories and providers lie on this machine. */
export async function bootSourceApp(options: TestAppOptions = {}): Promise<IdentityApp> {
  const app = await bootIdentityApp({
    environment: { SIGN_IN_NETWORKS: '127.0.0.0/8,::1' },
    ...options,
  });
  app.app.get(PublicAddress, { strict: false }).announce(app.url);
  return app;
}

/** Settings that fit a directory of the tests. */
export const ldapSettings = (slapd: Slapd, changes: object = {}) => ({
  enabled: true,
  name: 'Example',
  linkExisting: false,
  defaultRole: 'member',
  serverAddr: slapd.secureUrl,
  caCertificate: slapd.certificate,
  ...BIND,
  userDN: PEOPLE,
  userSearchFilter: '(objectClass=inetOrgPerson)',
  attributes: {},
  loginGroupDN: STAFF,
  adminGroupDN: ADMINS,
  syncInterval: 0,
  ...changes,
});

export interface SyncShown {
  readonly _id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly changes: readonly {
    readonly change: string;
    readonly code: string | null;
    readonly name: string | null;
  }[];
  readonly [count: string]: unknown;
}

/** Has the directory fetched, and waits for what came of it. */
export async function synced(app: IdentityApp, token: string): Promise<SyncShown> {
  const { status, body } = await app.call('POST /identityProvider/ldap/sync', { token });
  if (status !== 202) throw new Error(`No sync: ${JSON.stringify(body)}`);
  const { _id } = body as SyncShown;
  return ended(app, token, _id);
}

/** Waits for the end of a sync, by default of the last one, and returns it. */
export async function ended(app: IdentityApp, token: string, syncId?: string): Promise<SyncShown> {
  let found: SyncShown | undefined;
  await eventually('the members are fetched', async () => {
    const { body } = await app.call('GET /identityProvider/ldap/sync', { token });
    const { syncs } = body as { readonly syncs: readonly SyncShown[] };
    found = syncs.find(({ _id }) => syncId === undefined || _id === syncId);
    return found !== undefined && found.status !== 'running';
  });
  if (!found) throw new Error('There is none');
  return found;
}

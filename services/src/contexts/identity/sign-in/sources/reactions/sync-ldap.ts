import { LdapSyncRequested } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { Rejected } from '../../../../../platform/eventing/commands/index.js';
import { defineJob, need, type Instances } from '../../../../../platform/eventing/index.js';
import { READ_STORE } from '../../../../../platform/tokens.js';
import { AdmitFromSource, EndLdapSync } from '../commands/index.js';
import type { Admitted } from '../domain/admit.js';
import { SourceFailure } from '../domain/source-failure.js';
import { SyncReport } from '../domain/sync-report.js';
import { SourceAccounts } from '../commands/source-accounts.js';
import { Directory } from '../ports/directory.js';
import { ProviderSecrets } from '../ports/provider-secrets.js';
import { Providers, type LdapSettings } from '../ports/providers.js';

const HOUR_MS = 3_600_000;
/** The progress is said so often, of all entries. */
const STEPS = 20;

const needs = {
  providers: Providers,
  secrets: ProviderSecrets,
  directory: Directory,
  accounts: SourceAccounts,
  store: need<ReadStore>(READ_STORE),
};

/**
 * Fetches the members of the directory: makes those who are new, brings the others up to date, and shuts out those who are no longer
 * in it. What cannot be read leaves everybody as they are; the next time is soon enough.
 */
export const SyncLdap = defineJob({
  name: 'sync-ldap',
  on: [LdapSyncRequested],
  needs,
  deadlineMs: HOUR_MS,
  retries: { firstMs: 5_000, maxMs: 60_000 },
  atOnce: 1,
  run: async ({ data: { syncId } }, { needs: given, execute, progress, signal }) => {
    const report = new SyncReport();
    const settings = await given.providers.ldap();
    if (!settings?.enabled) {
      await execute(EndLdapSync, report.ended(syncId, 'NOT_CONFIGURED'));
      return;
    }
    const entries = await entriesOf(settings, given, signal).catch((error: unknown) => {
      if (error instanceof SourceFailure) return error;
      throw error;
    });
    if (entries instanceof SourceFailure) {
      await execute(EndLdapSync, report.ended(syncId, entries.code));
      return;
    }
    report.found(entries.length);
    // An empty directory is a slip in the settings far sooner than a company without people.
    if (!entries.some(({ allowed }) => allowed)) {
      await execute(EndLdapSync, report.ended(syncId, 'DIRECTORY_EMPTY'));
      return;
    }
    const linked = await linkedMembers(given.store);
    const gone = new Map(linked);
    for (const [row, entry] of entries.entries()) {
      signal.throwIfAborted();
      if (row % Math.ceil(entries.length / STEPS) === 0) await progress(row / entries.length);
      const key = await given.accounts.keyOf(entry);
      const memberId = linked.get(key);
      gone.delete(key);
      const account = await given.accounts.ofEntry(entry, settings);
      if (account === undefined) {
        if (entry.allowed) report.skipped('SOURCE_ACCOUNT_INCOMPLETE', memberId ?? null);
      } else if (entry.allowed || memberId !== undefined) {
        await admitted(execute(AdmitFromSource, account), report, memberId ?? null);
      }
    }
    for (const [identityKey, memberId] of gone) {
      signal.throwIfAborted();
      const account = {
        ...GONE,
        identityKey,
        linkExisting: false,
        defaultRole: settings.defaultRole,
      };
      await admitted(execute(AdmitFromSource, account), report, memberId);
    }
    await execute(EndLdapSync, report.ended(syncId));
  },
});

/** Who is not in the directory any more: of the person nothing is said, so nothing of it is changed. */
const GONE = {
  source: 'ldap',
  person: { userName: '', email: '', firstName: '', lastName: '' },
  language: null,
  emailVerified: false,
  allowed: false,
  admin: null,
} as const;

async function entriesOf(
  settings: LdapSettings,
  given: Instances<typeof needs>,
  signal: AbortSignal,
) {
  const bindPW = await given.secrets.find(settings.secretId);
  return given.directory.everybody({ settings, bindPW }, signal);
}

/** Who came from the directory, by what names them in it. */
async function linkedMembers(store: ReadStore): Promise<ReadonlyMap<string, string>> {
  const found = await store
    .collection<MemberDocument>('members')
    .find({ source: 'ldap' }, { projection: { identityKey: 1 } });
  return new Map(found.map(({ _id, identityKey }) => [identityKey ?? '', _id]));
}

async function admitted(
  outcome: Promise<{ readonly result: Admitted }>,
  report: SyncReport,
  memberId: string | null,
): Promise<void> {
  try {
    report.admitted((await outcome).result);
  } catch (error) {
    if (!(error instanceof Rejected) || error.code === 'UNAVAILABLE') throw error;
    report.skipped(error.code, memberId);
  }
}

import { createHash } from 'node:crypto';
import { LdapSyncApproved, LdapSyncRequested } from '@foyer/contracts/identity';

import { defineJob, Rejected, stream } from '#platform/cqrs';
import { LdapSync } from '../streams.js';
import { DirectoryPlans, type DirectoryPlan } from '../domain/directory-plans.service.js';
import { AdmitFromSource, EndLdapSync, HoldLdapSync, ShutOutOfSource } from '../commands.js';
import { SourceAccounts } from '../domain/source-accounts.service.js';
import type { Admitted } from '../domain/admission.js';
import { SourceFailure } from '../domain/source-failure.js';
import { touchedBy } from '../domain/sync-plan.js';
import { SyncReport } from '../domain/sync-report.js';
import { ProviderSecrets } from '../adapters/provider-secrets.js';
import { Providers } from '../adapters/providers.js';

const HOUR_MS = 3_600_000;
/** The progress is said so often, of all entries. */
const STEPS = 20;

/**
 * Fetches the members of the directory. It creates new members, updates the others, and shuts out
 * members who are no longer in it. If the directory cannot be read, all members stay as they are;
 * the next sync is soon enough. If many would be shut out or change their role at once, an
 * administrator must first agree to exactly these changes.
 */
export const SyncLdap = defineJob({
  name: 'sync-ldap',
  on: [LdapSyncRequested, LdapSyncApproved],
  needs: {
    providers: Providers,
    secrets: ProviderSecrets,
    accounts: SourceAccounts,
    plans: DirectoryPlans,
  },
  deadlineMs: HOUR_MS,
  retries: { firstMs: 5_000, maxMs: 60_000 },
  atOnce: 1,
  run: async ({ data: { syncId } }, { needs: given, execute, stateOf, progress, signal }) => {
    const report = new SyncReport();
    const settings = await given.providers.ldap();
    if (!settings?.enabled) {
      await execute(EndLdapSync, report.ended(syncId, 'NOT_CONFIGURED'));
      return;
    }
    const bindPW = await given.secrets.find(settings.secretId);
    const plan = await given.plans.make({ settings, bindPW }, signal).catch((error: unknown) => {
      if (error instanceof SourceFailure) return error;
      throw error;
    });
    if (plan instanceof SourceFailure) {
      await execute(EndLdapSync, report.ended(syncId, plan.code));
      return;
    }
    report.found(plan.entries.length);
    const losing = digestOf(plan);
    const agreed = (await stateOf(stream(LdapSync, syncId))).losing;
    if (plan.needsConsent && agreed !== losing) {
      for (const [change, memberIds] of touchedBy(plan)) {
        for (const memberId of memberIds) report.admitted({ memberId, change, code: null });
      }
      await execute(HoldLdapSync, { ...report.planned(syncId), losing });
      return;
    }
    for (const [row, entry] of plan.entries.entries()) {
      signal.throwIfAborted();
      const { key, allowed } = entry;
      if (row % Math.ceil(plan.entries.length / STEPS) === 0) {
        await progress(row / plan.entries.length);
      }
      if (key === null) {
        report.skipped('SOURCE_IDENTITY_MISSING');
        continue;
      }
      const memberId = plan.known.get(key)?.memberId ?? null;
      if (plan.shared.has(key)) {
        report.skipped('SOURCE_IDENTITY_AMBIGUOUS', memberId);
      } else if (allowed !== false) {
        const account = await given.accounts.ofEntry(entry, settings);
        if (account === undefined) report.skipped('SOURCE_ACCOUNT_INCOMPLETE', memberId);
        else await admitted(execute(AdmitFromSource, account), report, memberId);
      }
    }
    for (const identityKey of plan.leaving) {
      signal.throwIfAborted();
      const memberId = plan.known.get(identityKey)?.memberId;
      if (memberId === undefined) continue;
      await admitted(execute(ShutOutOfSource, { memberId, identityKey }), report, memberId);
    }
    for (const memberId of plan.unseen) report.skipped('SOURCE_ANSWER_PARTIAL', memberId);
    await execute(EndLdapSync, report.ended(syncId));
  },
});

function digestOf(plan: DirectoryPlan): string {
  const touched = touchedBy(plan).map(([change, ids]) => `${change} ${ids.toSorted().join()}`);
  return createHash('sha256').update(touched.join('\n')).digest('base64url');
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

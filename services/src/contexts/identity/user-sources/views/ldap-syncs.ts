import type { Language, LdapSync } from '@foyer/contracts/identity';
import { rejections } from '@foyer/contracts/rejections';
import type { JobDocument, ReadStore } from '@foyer/projections';
import type { LdapSyncDocument } from '@foyer/projections/identity';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '../../members/adapters/member-directory.js';

/** The number of shown syncs, the newest first. */
const SHOWN = 5;
const NO_COUNTS = {
  found: 0,
  created: 0,
  linked: 0,
  updated: 0,
  activated: 0,
  deactivated: 0,
  demoted: 0,
  promoted: 0,
  skipped: 0,
};

/** How the last fetchings of members went, the newest first. */
export const FindLdapSyncs = defineQuery({
  name: 'FindLdapSyncs',
  needs: { store: need<ReadStore>(READ_STORE), members: MemberDirectory },
  answer: async ({ language }: { readonly language: Language }, { needs: { store, members } }) => {
    const found = await store
      .collection<LdapSyncDocument>('ldapSyncs')
      .find({}, { sort: { requestedAt: -1 }, limit: SHOWN });
    const ids = found.flatMap(({ changes }) => changes.flatMap(({ memberId }) => memberId ?? []));
    const names = await members.displayNames([...new Set(ids)]);
    const jobs = await store
      .collection<JobDocument>('jobs')
      .find({ kind: 'sync-ldap', active: true });
    const textOf = (code: string | null) =>
      code !== null && Object.hasOwn(rejections, code)
        ? rejections[code as keyof typeof rejections][language]
        : null;
    return found.map(
      ({ counts, correlationId, changes, failure, held, ...sync }, row): LdapSync => ({
        ...sync,
        ...(counts ?? NO_COUNTS),
        status: statusOf({ endedAt: sync.endedAt, failure, held }, row === 0),
        progress:
          sync.endedAt === null
            ? (jobs.find((job) => job.correlationId === correlationId)?.progress ?? 0)
            : 1,
        failure,
        failureText: textOf(failure),
        changes: changes.map((change) => ({
          ...change,
          name: change.memberId === null ? null : (names.get(change.memberId) ?? null),
          msg: textOf(change.code),
        })),
      }),
    );
  },
});

/** One that waits is a question only until another look was had: that one tells how it is now. */
function statusOf(
  { endedAt, failure, held }: Pick<LdapSyncDocument, 'endedAt' | 'failure' | 'held'>,
  isNewest: boolean,
): LdapSync['status'] {
  if (held !== null) return held === 'waiting' && isNewest ? 'held' : 'discarded';
  if (endedAt === null) return 'running';
  return failure === null ? 'done' : 'failed';
}

import type { AppSettingChange, AppSettingGroup } from '@foyer/contracts/settings';
import { trusted, type ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';
import type { AppSettingChangeDocument } from '@foyer/projections/settings';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

export interface ChangesAsked {
  readonly page: number;
  readonly limit: number;
  readonly group?: AppSettingGroup | undefined;
}

/** Finds the changes of settings, with author and time, the newest first. */
export const FindAppSettingChanges = defineQuery({
  name: 'FindAppSettingChanges',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ page, limit, group }: ChangesAsked, { needs: { store } }) => {
    const changes = store.collection<AppSettingChangeDocument>('appSettingChanges');
    const filter = group === undefined ? {} : { group };
    const [found, totalDocs] = await Promise.all([
      changes.find(filter, { sort: { number: -1 }, skip: (page - 1) * limit, limit }),
      changes.countDocuments(filter),
    ]);
    const names = await namesOf(store, found);
    const docs = found.map((change): AppSettingChange => ({
      ...change,
      memberName: names.get(change.memberId ?? '') ?? null,
    }));
    const totalPages = Math.ceil(totalDocs / limit);
    return { docs, page, limit, totalDocs, totalPages, hasNextPage: page < totalPages };
  },
});

async function namesOf(
  store: ReadStore,
  changes: readonly AppSettingChangeDocument[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(changes.flatMap(({ memberId }) => memberId ?? []))];
  if (ids.length === 0) return new Map();
  const members = await store
    .collection<MemberDocument>('members')
    .find({ _id: trusted({ $in: ids }) });
  return new Map(
    members.map(({ _id, firstName, lastName }) => [
      _id,
      [firstName, lastName].filter(Boolean).join(' ') || null,
    ]),
  );
}

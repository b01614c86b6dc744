import type { MemberRole } from '@foyer/contracts/identity';

import { roleChange } from './role-from-source.js';

/** A member of the directory, as far as a plan looks at one. */
export interface KnownMemberOfSource {
  readonly memberId: string;
  readonly active: boolean;
  readonly role: MemberRole;
}

/** An entry of the directory, by the key of its identity; null where it has none of its own. */
export interface PlannedEntry {
  readonly key: string | null;
  readonly allowed: boolean | null;
  readonly admin: boolean | null;
}

export interface SyncPlan {
  /**
   * Keys of members who are shut out: the directory does not have them, or does not let them in.
   */
  readonly leaving: ReadonlySet<string>;
  /** Those of them who are active now. */
  readonly losing: readonly string[];
  /** Those who stay and would no longer administer. */
  readonly demoted: readonly string[];
  /** Those who are here and would administer from then on. */
  readonly promoted: readonly string[];
  /** Keys of people who come for the first time. */
  readonly coming: ReadonlySet<string>;
  /** Keys that several entries have. */
  readonly shared: ReadonlySet<string>;
  /** Members who are missing from a partial answer of the directory: they stay. */
  readonly unseen: readonly string[];
}

/**
 * The most members who may lose access or change their role at once without consent. A share of all
 * members counts instead if it is more.
 */
const FEW = 5;
const SHARE = 0.1;

/**
 * Plans the effects of fetching the members. A missing answer shuts out no member. If an entry has
 * no id of its own, or the answer is partial, missing people may still be there.
 */
export function planSync(
  entries: readonly PlannedEntry[],
  known: ReadonlyMap<string, KnownMemberOfSource>,
  isPartial: boolean,
): SyncPlan {
  const seen = new Map<string, PlannedEntry>();
  const shared = new Set<string>();
  for (const entry of entries) {
    if (entry.key === null) continue;
    if (seen.has(entry.key)) shared.add(entry.key);
    seen.set(entry.key, entry);
  }
  const isWhole = !isPartial && shared.size === 0 && entries.every(({ key }) => key !== null);
  const missing = [...known.keys()].filter((key) => !seen.has(key));
  const refused = [...known.keys()].filter(
    (key) => seen.get(key)?.allowed === false && !shared.has(key),
  );
  const leaving = [...refused, ...(isWhole ? missing : [])];
  const active = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const member = known.get(key);
      return member?.active === true ? [member.memberId] : [];
    });
  const coming = [...seen].filter(
    ([key, { allowed }]) => allowed === true && !known.has(key) && !shared.has(key),
  );
  const changing = (how: 'demoted' | 'promoted') =>
    active(
      [...known].flatMap(([key, { role }]) => {
        const entry = shared.has(key) ? undefined : seen.get(key);
        const stays = entry !== undefined && entry.allowed !== false;
        return stays && roleChange(entry.admin, role) === how ? [key] : [];
      }),
    );
  return {
    leaving: new Set(leaving),
    losing: active(leaving),
    demoted: changing('demoted'),
    promoted: changing('promoted'),
    coming: new Set(coming.map(([key]) => key)),
    shared,
    unseen: isWhole ? [] : active(missing),
  };
}

type Touching = 'deactivated' | 'demoted' | 'promoted';

/** All who would lose access or change their role, by which of it. */
export function touchedBy({
  losing,
  demoted,
  promoted,
}: SyncPlan): readonly (readonly [Touching, readonly string[]])[] {
  return [
    ['deactivated', losing],
    ['demoted', demoted],
    ['promoted', promoted],
  ];
}

/**
 * True if so many would lose access or change their role that a mistake is likely. Then an
 * administrator decides.
 */
export function needsConsent(
  plan: SyncPlan,
  known: ReadonlyMap<string, KnownMemberOfSource>,
): boolean {
  const all = [...known.values()].filter(({ active }) => active).length;
  const touched = touchedBy(plan).flatMap(([, ids]) => ids);
  return touched.length > Math.max(FEW, Math.floor(all * SHARE));
}

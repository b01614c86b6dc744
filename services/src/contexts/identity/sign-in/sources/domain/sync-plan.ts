/** A member of the directory, as far as a plan looks at one. */
export interface KnownMemberOfSource {
  readonly memberId: string;
  readonly active: boolean;
}

/** An entry of the directory, by the key of its identity; null where it has none of its own. */
export interface PlannedEntry {
  readonly key: string | null;
  readonly allowed: boolean | null;
}

export interface SyncPlan {
  /** Keys of members who are shut out: the directory does not have them, or does not let them in. */
  readonly leaving: ReadonlySet<string>;
  /** Those of them who are active now. */
  readonly losing: readonly string[];
  /** Keys of people who come for the first time. */
  readonly coming: ReadonlySet<string>;
  /** Keys that several entries have. */
  readonly shared: ReadonlySet<string>;
  /** Members whom the directory does not have, though it did not tell of everybody: they stay. */
  readonly unseen: readonly string[];
}

/** So many may be shut out at once without a question, or this share of all, where that is more. */
const FEW = 5;
const SHARE = 0.1;

/**
 * What fetching the members would do. No one leaves for want of an answer: where an entry has no identity of its own, or the
 * answer is partial, those who are missing from it may be there.
 */
export function planSync(
  entries: readonly PlannedEntry[],
  known: ReadonlyMap<string, KnownMemberOfSource>,
  isPartial: boolean,
): SyncPlan {
  const seen = new Map<string, boolean | null>();
  const shared = new Set<string>();
  for (const { key, allowed } of entries) {
    if (key === null) continue;
    if (seen.has(key)) shared.add(key);
    seen.set(key, allowed);
  }
  const isWhole = !isPartial && shared.size === 0 && entries.every(({ key }) => key !== null);
  const missing = [...known.keys()].filter((key) => !seen.has(key));
  const refused = [...known.keys()].filter((key) => seen.get(key) === false && !shared.has(key));
  const leaving = [...refused, ...(isWhole ? missing : [])];
  const active = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const member = known.get(key);
      return member?.active === true ? [member.memberId] : [];
    });
  const coming = [...seen].filter(
    ([key, allowed]) => allowed === true && !known.has(key) && !shared.has(key),
  );
  return {
    leaving: new Set(leaving),
    losing: active(leaving),
    coming: new Set(coming.map(([key]) => key)),
    shared,
    unseen: isWhole ? [] : active(missing),
  };
}

/** Whether so many would lose access that a slip is likelier than the truth: an administrator decides. */
export function needsConsent(
  { losing }: Pick<SyncPlan, 'losing'>,
  known: ReadonlyMap<string, KnownMemberOfSource>,
): boolean {
  const all = [...known.values()].filter(({ active }) => active).length;
  return losing.length > Math.max(FEW, Math.floor(all * SHARE));
}

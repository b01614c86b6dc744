import {
  DEFAULT_SETTINGS,
  type PortalSettings,
  type SettingChanges,
} from '@foyer/contracts/portals';

type LongestWait = PortalSettings['longestWait'];

/** The value that each way of continuing after the longest wait needs. */
const NEEDED: Partial<Record<LongestWait['afterwards'], 'otherPortalId' | 'email'>> = {
  otherPortal: 'otherPortalId',
  emailForm: 'email',
};

/**
 * Which field a change of the longest wait leaves empty that is needed then; undefined where none
 * is, or nothing changes.
 */
export function longestWaitMissing(
  { id, longestWait }: { readonly id: string; readonly longestWait: LongestWait },
  change: SettingChanges['longestWait'],
): 'longestWait.otherPortalId' | 'longestWait.email' | undefined {
  if (change === undefined) return undefined;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const reset = given.filter(([, value]) => value === null).map(([field]) => field);
  const after: LongestWait = { ...longestWait, ...Object.fromEntries(given) };
  for (const field of reset) {
    Object.assign(after, { [field]: DEFAULT_SETTINGS.longestWait[field as keyof LongestWait] });
  }
  const needed = NEEDED[after.afterwards];
  if (after.minutes === 0 || needed === undefined) return undefined;
  // A portal cannot lead on to itself.
  return ['', id].includes(after[needed]) ? `longestWait.${needed}` : undefined;
}

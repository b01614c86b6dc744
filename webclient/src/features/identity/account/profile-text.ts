import type { ShownUserProfile } from '@foyer/contracts/identity';

/** The fields of an additional profile that are typed in a line. */
export const PROFILE_FIELDS = [
  { name: 'profileName', maxLength: 80, required: true },
  { name: 'firstName', maxLength: 100, required: true },
  { name: 'lastName', maxLength: 100, required: true },
  { name: 'company', maxLength: 200, required: false },
  { name: 'companyRole', maxLength: 200, required: false },
] as const;

const NAMES = [...PROFILE_FIELDS.map(({ name }) => name), 'description'] as const;
export type ProfileField = (typeof NAMES)[number];
export type ProfileText = Readonly<Record<ProfileField, string>>;

/** Returns the texts of a profile, or of a new one. */
export const profileText = (profile: Partial<Record<ProfileField, string | null>>): ProfileText =>
  Object.fromEntries(NAMES.map((name) => [name, profile[name] ?? ''])) as ProfileText;

/**
 * Puts the member's typed texts on top of the present profile: the rest stays as others left it.
 */
export function typedOver(
  theirs: ProfileText,
  { seen, typed }: { readonly seen: ProfileText; readonly typed: ProfileText },
): ProfileText {
  const mine = NAMES.filter((name) => typed[name] !== seen[name]);
  return { ...theirs, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) };
}

/** Fields that others changed since, and that the form shows otherwise. */
export const changedSince = (
  seen: ProfileText,
  theirs: ProfileText,
  typed: ProfileText,
): readonly ProfileField[] =>
  NAMES.filter((name) => theirs[name] !== seen[name] && theirs[name] !== typed[name]);

/** A profile that was saved elsewhere since its form was opened. */
export interface ProfileConflict {
  readonly theirs: ShownUserProfile;
  /** The texts that this form shows. */
  readonly mine: ProfileText;
  readonly names: readonly ProfileField[];
}

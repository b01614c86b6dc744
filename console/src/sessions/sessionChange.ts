import type { AdminSession, SessionMember } from '@foyer/contracts/sessions';

interface SessionForm extends Omit<AdminSession, 'members' | 'description'> {
  readonly members: readonly (SessionMember & { readonly displayName?: string | null })[];
  /** An emptied field is null to a form. */
  readonly pin?: string | null;
  readonly description: string | null;
}

/**
 * Returns the written fields of the form: for a direct session only its media settings, and no PIN
 * that was not entered.
 */
export function toSessionChange({ pin, members, description, ...form }: SessionForm) {
  const { sessionName, sessionType, ...rest } = form;
  const settings = { ...rest, description: description ?? '' };
  if (sessionType === 'direct' || sessionType === 'device') return settings;
  return {
    ...settings,
    sessionName,
    sessionType,
    members: members.map(({ memberId, role }) => ({ memberId, role })),
    ...(pin && { pin }),
  };
}

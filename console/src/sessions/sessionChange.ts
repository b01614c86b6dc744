import type { AdminSession, SessionMember } from '@foyer/contracts/sessions';

interface SessionForm extends Omit<AdminSession, 'members'> {
  readonly members: readonly (SessionMember & { readonly displayName?: string | null })[];
  /** An emptied field is null to a form. */
  readonly pin?: string | null;
}

/**
 * Returns the written fields of the form: for a direct session only its media settings, and no PIN
 * that was not entered.
 */
export function toSessionChange({ pin, members, ...form }: SessionForm) {
  const { sessionName, sessionType, ...settings } = form;
  if (sessionType === 'direct' || sessionType === 'device') return settings;
  return {
    ...settings,
    sessionName,
    sessionType,
    members: members.map(({ memberId, role }) => ({ memberId, role })),
    ...(pin && { pin }),
  };
}

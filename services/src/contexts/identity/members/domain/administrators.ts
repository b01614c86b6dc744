import type { AdministratorEvent, MemberRole } from '@foyer/contracts/identity';

/** The active super-admins: those without whom no one could make an administrator any more. */
export type AdministratorsState = ReadonlySet<string>;

export const initialAdministrators: AdministratorsState = new Set();

export function evolveAdministrators(
  state: AdministratorsState,
  event: AdministratorEvent,
): AdministratorsState {
  const next = new Set(state);
  switch (event.type) {
    case 'SuperAdminAppointed':
      next.add(event.data.memberId);
      return next;
    case 'SuperAdminDismissed':
      next.delete(event.data.memberId);
      return next;
  }
}

/**
 * Keeps the circle in step with a member's role and activation; `last` where that would empty it.
 */
export function keepInStep(
  state: AdministratorsState,
  memberId: string,
  standing: { readonly role: MemberRole; readonly active: boolean },
): readonly AdministratorEvent[] | 'last' {
  const belongs = standing.active && standing.role === 'super-admin';
  if (belongs === state.has(memberId)) return [];
  if (belongs) return [{ type: 'SuperAdminAppointed', data: { memberId } }];
  if (state.size === 1) return 'last';
  return [{ type: 'SuperAdminDismissed', data: { memberId } }];
}

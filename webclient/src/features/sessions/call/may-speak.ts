import { permitsInCallOf, type MediaRules } from '@foyer/contracts/calls';

type Role = Parameters<typeof permitsInCallOf>[2];
/** True if a role may be heard and seen in the call of a session with these rules. */
export const maySpeak = (role: Role, rules: MediaRules | null) =>
  permitsInCallOf('session', 'call.speak', role, rules);

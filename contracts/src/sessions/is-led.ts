import { permitsInCall } from './in-call-policy.js';
import type { InCallRole } from './kinds.js';

/** The people of a running call, by their ids, as far as leading it needs. */
export type InCall = Readonly<
  Record<string, { readonly joined: boolean; readonly role: InCallRole } | undefined>
>;

/** True if a person in a call may end it for all, and so leads it. */
export const isLed = (participants: InCall): boolean =>
  Object.values(participants).some(
    (one) => one?.joined === true && permitsInCall('call.end-for-all', one.role),
  );

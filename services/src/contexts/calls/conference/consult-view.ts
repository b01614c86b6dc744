import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { CallOn } from '../call/call.js';

type ConsultView = PushOf<typeof callMessages.getSessionCalls>['consult'];

/**
 * Returns the state of a consult, or that the colleague did not come or stay. Only the agent and
 * the colleague receive it.
 */
export function consultFor(
  call: CallOn | undefined,
  joinerId: string | undefined,
  nameOf: (joinerId: string) => string,
): ConsultView {
  const { consult: goesOn, missed, origin } = call ?? {};
  const consult = goesOn ?? missed;
  if (!consult || joinerId === undefined || origin?.kind !== 'queue') return null;
  const { colleagueId, stage, expiresAt } = consult;
  const isColleague = joinerId === colleagueId && goesOn !== null;
  if (joinerId !== origin.agentId && !isColleague) return null;
  return { callJoinerId: colleagueId, displayName: nameOf(colleagueId), stage, expiresAt };
}

import type { VisitSession } from '../visit-session.js';

/**
 * Leaves what the visit has come to: a call that was lost meanwhile has put its visitor before all
 * others in line.
 */
export async function leaveVisit(session: VisitSession): Promise<void> {
  const { view } = session.state.get();
  if (view?.status === 'IN_CALL') await session.leaveCall(view.callDetailId ?? view.clientId);
  if (view?.status === 'IN_WAITING') await session.leaveLine();
}

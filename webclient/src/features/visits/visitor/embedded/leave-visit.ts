import type { VisitSession } from '../visit-session.js';
import { stepOf } from './step-of.js';

/**
 * Leaves what the visit has come to: a call that was lost meanwhile has put its visitor before all
 * others in line.
 */
export async function leaveVisit(session: VisitSession): Promise<void> {
  const state = session.state.get();
  const { view } = state;
  const step = stepOf(state);
  if (view && step === 'in-call') await session.leaveCall(view.callDetailId ?? view.clientId);
  if (step === 'ring') await session.leaveLine();
}

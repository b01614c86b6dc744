import type { TestEnvironment } from './environment.js';
import type { EnvironmentStep } from './scenario.js';

export const MINUTE_MS = 61_000;

/** Does a step that affects all people, or that the server does without a request. */
export async function environmentDoes(
  environment: TestEnvironment,
  { do: what, portal }: EnvironmentStep,
): Promise<void> {
  const server = environment.serverOf(0);
  const portalId = environment.portalOf(portal);
  const { ringing, waiting } = await server.line(portalId);
  switch (what) {
    case 'minute':
      environment.clock.pass(MINUTE_MS);
      return;
    case 'time-out':
      for (const offer of ringing) await server.endOffer({ ...offer, reason: 'unanswered' });
      return;
    case 'long-wait':
      for (const { visitId } of waiting) await server.reachLongestWait({ visitId, portalId });
      return;
    case 'call-back':
      for (const { visitId } of waiting) await server.callBack({ visitId, portalId });
      return;
    case 'move-to-front': {
      const visitId = waiting.at(-1)?.visitId;
      const because = { movedBy: environment.agentIds[0] ?? '', reason: 'A fever' };
      if (visitId !== undefined) await server.moveToFront({ portalId, visitId, ...because });
      return;
    }
    case 'kill-server':
      environment.restart(portal % 2 === 0 ? 0 : 1);
      return;
    case 'open':
      await environment.setOpen(portalId, true);
      return;
    case 'close':
      await environment.setOpen(portalId, false);
      for (const { visitId } of (await server.line(portalId)).waiting) {
        await server.leaveLine({
          visitId,
          because: { reason: 'portal-closed', closedId: portalId },
        });
      }
  }
}

import type { TestEnvironment } from './environment.js';
import type { FrontDesk } from './front-desk.js';
import type { VisitorStep } from './scenario.js';

/** A visitor does the next thing, at a page that is connected to `server`. */
export async function visitorDoes(
  { clock }: TestEnvironment,
  server: FrontDesk,
  visitId: string,
  step: VisitorStep,
): Promise<void> {
  switch (step.do) {
    case 'ring':
      await server.joinLine({ visitId });
      return;
    case 'leave':
      await server.leaveLine({ visitId, because: { reason: 'left' } });
      return;
    case 'vanish':
      await server.wentAway({ visitId, awaySince: clock.now().toISOString() });
      return;
    case 'return':
      await server.returnToPlace({ visitId });
      await server.cameBack({ visitId });
      return;
    case 'stay-away': {
      const { place } = (await server.whereabouts(visitId)) ?? {};
      // A visitor who has left and keeps the place may stay away until called back.
      const isKept = place?.kept?.expiresAt === null;
      if (!place?.awaySince || isKept) return;
      const because = { reason: 'absent', awaySince: place.awaySince } as const;
      await server.leaveLine({ visitId, because });
      return;
    }
    case 'keep-place':
      await server.keepPlace({ visitId, email: 'ada@example.org' });
      return;
    case 'hang-up': {
      const { callId = visitId } = (await server.whereabouts(visitId)) ?? {};
      await server.leaveCall({ callId, joinerId: visitId, because: { reason: 'left' } });
      return;
    }
    case 'fail':
      await server.fail({ visitId, note: null });
  }
}

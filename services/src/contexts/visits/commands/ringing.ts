import { Rejected, stream, type CommandRunner } from '../../../platform/eventing/commands/index.js';
import { visitorInLine } from '../domain/line.js';
import { Desk, Line, Visit } from './streams.js';

const TRIES = 5;

/** Where a visitor stands: the portal, and the desk at which it rings for the visitor now. */
export async function placeOf(runner: CommandRunner, visitId: string) {
  const visit = await runner.stateOf(stream(Visit, visitId));
  if (visit.stage === 'none') throw new Rejected('VISIT_NOT_FOUND');
  const { portalId } = visit;
  const line = stream(Line, portalId);
  const offer = visitorInLine(await runner.stateOf(line), visitId)?.offer;
  return { portalId, line, desk: offer ? stream(Desk, offer.agentId) : undefined };
}

/** A desk, and the line of the visitor for whom it rings there now. */
export async function deskOf(runner: CommandRunner, memberId: string) {
  const desk = stream(Desk, memberId);
  const { engagement } = await runner.stateOf(desk);
  if (engagement.kind !== 'offered') return { desk, line: undefined, visitId: undefined };
  const { portalId, visitId } = engagement;
  return { desk, line: stream(Line, portalId), visitId };
}

/**
 * Tries something that looked up at which desk, or for which visitor, it rings. Where the ringing has moved between the
 * look and the decision, the decision says CONFLICT, and another look is taken.
 */
export async function whileItRings<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const moved = error instanceof Rejected && error.code === 'CONFLICT';
      if (!moved || tries === TRIES) throw error;
    }
  }
}

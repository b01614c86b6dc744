import { type CommandRunner, Rejected, stream } from '#platform/cqrs';
import { visitorInLine } from './state.js';
import { Desk, Line, Visit } from '../streams.js';

type StateOf = CommandRunner['stateOf'];

/** A command that has to do with one visit and says nothing else. */
export interface OfVisit {
  readonly visitId: string;
}

/**
 * A command that looked up at which desk, or for which visitor, it rings is decided as CONFLICT
 * where the ringing has moved since the look; it looks again, so many times in all.
 */
export const TRIES = 5;

/**
 * Finds the place of a visitor: the portal, its line, and the desk that rings for the visitor now.
 */
export async function placeInLine(stateOf: StateOf, visitId: string) {
  const visit = await stateOf(stream(Visit, visitId));
  if (visit.stage === 'none') throw new Rejected('VISIT_NOT_FOUND');
  const { portalId } = visit;
  const line = stream(Line, portalId);
  const offer = visitorInLine(await stateOf(line), visitId)?.offer;
  return { portalId, line, desk: offer ? stream(Desk, offer.agentId) : undefined };
}

/**
 * The common parts of commands about a visitor's place. They are the visit, the line of its portal,
 * and the desk that rings for the visitor now.
 */
export const atPlaceInLine = {
  tries: TRIES,
  prepare: ({ visitId }: OfVisit, { stateOf }: { readonly stateOf: StateOf }) =>
    placeInLine(stateOf, visitId),
  correlation: ({ visitId }: OfVisit) => visitId,
  streams: ({ visitId }: OfVisit, { prepared: { line, desk } }: { readonly prepared: Place }) => ({
    visit: stream(Visit, visitId),
    line,
    desk,
  }),
};

type Place = Awaited<ReturnType<typeof placeInLine>>;

/** A desk, and the line of the visitor for whom it rings there now. */
export async function ringingAtDesk(stateOf: StateOf, memberId: string) {
  const desk = stream(Desk, memberId);
  const { engagement } = await stateOf(desk);
  if (engagement.kind !== 'offered') return { desk, line: undefined, visitId: undefined };
  const { portalId, visitId } = engagement;
  return { desk, line: stream(Line, portalId), visitId };
}

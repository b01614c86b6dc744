import { boardEvents } from '@foyer/contracts/board';
import { permitsInCallOf } from '@foyer/contracts/calls';
import { documentEvents, type DocumentEvent } from '@foyer/contracts/documents';
import { visitEvents, type VisitEvent } from '@foyer/contracts/visits';

import { type Actor, defineAggregate, defineFold, isOfOtherPlace, stream } from '#platform/cqrs';
import { Call } from '#contexts/calls';
import { emptyBoard, evolveBoard } from './domain/board.js';
import type { PlaceOnBoard } from './domain/place.js';
import type { SigningRights } from './domain/withdraw-signature.js';

/** Streams `board-<callId>`. */
const Board = defineAggregate({
  name: 'board',
  initial: emptyBoard,
  evolve: evolveBoard,
  events: boardEvents,
  snapshotVersion: 2,
});

export const boardStream = (boardId: string) => stream(Board, boardId);
export const callStream = (callId: string) => stream(Call, callId);

export interface OfDocument {
  readonly boardId: string;
  readonly documentId: string;
}

/** A signing happens on a board, among those who are in its call. */
export const signingStreams = ({ boardId }: OfDocument) => ({
  board: boardStream(boardId),
  call: callStream(boardId),
});

/** The stream of a visit, folded to whether it was opened at a device. */
const IsVisitAtDevice = defineFold<boolean, VisitEvent>({
  name: 'visit',
  initial: false,
  evolve: (isAtDevice, { type }) => isAtDevice || type === 'VisitOriginNoted',
  events: visitEvents,
});
export const isVisitAtDevice = (visitId: string) => stream(IsVisitAtDevice, visitId);

/** The stream of a document, folded to whether it was deleted. */
const IsDeleted = defineFold<boolean, DocumentEvent>({
  name: 'document',
  initial: false,
  evolve: (isDeleted, { type }) => isDeleted || type === 'DocumentDeleted',
  events: documentEvents,
});
export const isDeleted = (documentId: string) => stream(IsDeleted, documentId);

type CallState = Parameters<typeof Call.evolve>[0];

/** Returns the persons in a call. */
export function presentIn(call: CallState): ReadonlySet<string> {
  const people = call.stage === 'on' ? Object.entries(call.participants) : [];
  return new Set(people.flatMap(([id, { joined }]) => (joined ? [id] : [])));
}

/**
 * Returns the place of a person on the board of a call. For those who are not in the call, or were
 * sent to wait, the board does not exist. While agent and colleague talk alone, they see the
 * visitor's board, but cannot change it.
 */
export function placeOn(call: CallState, actor: Actor): PlaceOnBoard {
  if (call.stage !== 'on' || isOfOtherPlace(actor, call.origin.id)) return null;
  const participant = call.participants[actor.id];
  const isStaff = actor.type === 'member';
  if (!participant || (participant.joinerType === 'User') !== isStaff) return null;
  const { joined, admission, paused, role } = participant;
  if (!joined || admission === 'removed' || paused) return null;
  const isAside = call.consult?.stage === 'talking';
  const may = (policy: 'board.draw' | 'board.open' | 'board.request-signature') =>
    !isAside && permitsInCallOf(call.origin.kind, policy, role);
  return {
    personId: actor.id,
    mayDraw: may('board.draw'),
    mayLead: may('board.open'),
    // A signed document is kept in the name of who asked for it.
    mayRequest: isStaff && may('board.request-signature'),
  };
}

/**
 * Returns the rights to ask for signatures in a call, and to give them; undefined once it is over.
 * Those who are away for a while keep what they have.
 */
export function rightsIn(call: CallState): SigningRights | undefined {
  if (call.stage !== 'on') return undefined;
  const placeOf = (personId: string) => {
    const participant = call.participants[personId];
    return participant?.admission === 'removed' ? undefined : participant;
  };
  return {
    maySign: (personId) => placeOf(personId) !== undefined,
    mayAsk: (personId) => {
      const role = placeOf(personId)?.role;
      if (role === undefined) return false;
      return permitsInCallOf(call.origin.kind, 'board.request-signature', role);
    },
  };
}

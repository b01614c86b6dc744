import { permitsInCallOf, type CallKind, type Participant } from '@foyer/contracts/calls';

/** The rights of a participant on the board of a call; the server has the same ones. */
export interface BoardRights {
  readonly mayDraw: boolean;
  /** Allows opening and closing the board, and choosing the view that all participants see. */
  readonly mayLead: boolean;
  /** Asks others to sign. */
  readonly mayRequest: boolean;
  /** Adds to the documents. */
  readonly mayShare: boolean;
}

interface Person extends Pick<Participant, 'role' | 'joinerType'> {
  /**
   * True while agent and colleague talk alone; meanwhile they change no part of the visitor's view.
   */
  readonly isAside: boolean;
}

/** The rights of a person as their role is now; it may change in the call. */
export function boardRightsOf(kind: CallKind, { role, joinerType, isAside }: Person): BoardRights {
  const may = (policy: Parameters<typeof permitsInCallOf>[1]) =>
    !isAside && permitsInCallOf(kind, policy, role);
  return {
    mayDraw: may('board.draw'),
    mayLead: may('board.open'),
    // A signed document is kept in the name of who asked for it: a guest has no documents.
    mayRequest: joinerType === 'User' && may('board.request-signature'),
    mayShare: permitsInCallOf(kind, 'documents.share', role),
  };
}

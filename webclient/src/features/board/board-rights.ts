import { permitsInCallOf, type CallKind, type Participant } from '@foyer/contracts/calls';

/** What somebody may do on the board of a call, as the server has it too. */
export interface BoardRights {
  readonly mayDraw: boolean;
  /** Opens and closes the board, and says what everybody is shown. */
  readonly mayLead: boolean;
  /** Asks others to sign. */
  readonly mayRequest: boolean;
  /** Adds to the documents. */
  readonly mayShare: boolean;
}

interface Person extends Pick<Participant, 'role' | 'joinerType'> {
  /** Whether agent and colleague talk by themselves, who meanwhile change nothing of what the visitor saw. */
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

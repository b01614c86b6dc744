import { boardMessages, type SignaturePlace } from '@foyer/contracts/board';

import type { BoardPlace } from './board-place.js';

/** A message about a signature, without its board. */
type Said =
  | { readonly type: 'setMembersForSign'; readonly membersForSign: string[] }
  | {
      readonly type: 'signatureRequested';
      readonly place: SignaturePlace;
      readonly inOrder?: boolean;
    }
  | {
      readonly type: 'updateSignProcessStatus';
      readonly signProcessStatus: 'STARTING' | 'SIGNING' | 'CANCELLED';
    };

/** Asking for a signature on a document, and giving it. */
export class BoardSigning {
  constructor(
    private readonly place: BoardPlace,
    private readonly documentId: string | null,
    /** Fetches the board as it is then. */
    private readonly enter: () => Promise<void>,
  ) {}

  /** Asks for signatures on the document that is shown, at a place of it. @throws ApiError */
  async request(
    signerIds: readonly string[],
    place: SignaturePlace,
    inOrder = false,
  ): Promise<void> {
    const membersForSign = [...signerIds];
    await this.#notify({ type: 'setMembersForSign', membersForSign });
    await this.#notify({ type: 'signatureRequested', place, ...(inOrder && { inOrder }) });
    await this.enter();
  }

  /** Continues the signing, or ends it without a signature. @throws ApiError */
  async move(signProcessStatus: 'STARTING' | 'SIGNING' | 'CANCELLED'): Promise<void> {
    await this.#notify({ type: 'updateSignProcessStatus', signProcessStatus });
    await this.enter();
  }

  async #notify(said: Said): Promise<void> {
    const { channel, whiteboardId } = this.place;
    const { documentId } = this;
    if (documentId === null) return;
    await channel.emit(boardMessages.notification, { whiteboardId, documentId, ...said });
  }
}

/**
 * The offers and answers of one connection, one after the other. Every offer but the first restarts
 * ICE and has credentials of its own, and so has its answer: what comes twice is known by its text.
 */
export class Negotiation {
  #turn: Promise<unknown> = Promise.resolve();
  /** This page's offer that is not answered yet. */
  #open: string | null = null;
  /** The answer that was taken last. */
  #taken: string | null = null;
  /** The offer that was answered last, with its answer. */
  #answered: { readonly offer: string; readonly answer: string } | null = null;

  constructor(private readonly connection: RTCPeerConnection) {}

  /**
   * @param prepare Is called right before another offer is made.
   * @returns An own offer; as long as one is unanswered, the same again.
   */
  offer(prepare: () => void = () => undefined): Promise<string> {
    return this.#inTurn(async () => {
      if (this.#open !== null) return this.#open;
      prepare();
      this.#open = await this.#describe();
      return this.#open;
    });
  }

  /** Takes the answer to the offer that is open; one to an earlier offer is passed over. */
  accept(sdp: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#open === null || sdp === this.#taken) return;
      await this.connection.setRemoteDescription({ type: 'answer', sdp });
      this.#open = null;
      this.#taken = sdp;
    });
  }

  /** @returns The answer to an offer of the other side; to one that comes again, the same again. */
  answer(offer: string): Promise<string> {
    return this.#inTurn(async () => {
      if (this.#answered?.offer === offer) return this.#answered.answer;
      await this.connection.setRemoteDescription({ type: 'offer', sdp: offer });
      const answer = await this.#describe();
      this.#answered = { offer, answer };
      return answer;
    });
  }

  async #describe(): Promise<string> {
    await this.connection.setLocalDescription();
    return this.connection.localDescription?.sdp ?? '';
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(step);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

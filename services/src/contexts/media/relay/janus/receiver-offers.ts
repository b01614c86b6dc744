/**
 * Janus' offers to one receiver, one at a time. Asked for another while one is unanswered, Janus
 * 1.1 answers neither that ask nor what comes after it, and the receiver is left without an offer.
 */
export class ReceiverOffers<Offer> {
  #isAsked = false;
  #open: Offer | undefined;
  #answering: Promise<unknown> = Promise.resolve();
  #answer = '';

  /**
   * @param ask Has Janus make an offer.
   * @returns the offer, or the one before again where that was not answered; undefined where one is
   * under way already
   */
  async next(ask: () => Promise<Offer | undefined>): Promise<Offer | undefined> {
    if (this.#isAsked) return undefined;
    if (this.#open) return this.#open;
    this.#isAsked = true;
    try {
      await this.#answering;
      this.#open = await ask();
      return this.#open;
    } finally {
      this.#isAsked = false;
    }
  }

  /**
   * Takes the answer to the offer that is open. One that belongs to an earlier offer is ignored: it
   * was taken before, and another offer has an answer with other credentials.
   * @param take Gives it to Janus.
   */
  async answer(sdp: string, take: () => Promise<unknown>): Promise<void> {
    if (!this.#open || sdp === this.#answer) return;
    this.#open = undefined;
    this.#answer = sdp;
    const taking = take();
    this.#answering = taking.catch(() => undefined);
    await taking;
  }
}

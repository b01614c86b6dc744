import type { Paid } from '../../members/paid.js';

/**
 * Remembers payments for messages on their way: senders do not pay for a failing mail server or
 * gateway. The job that sends a message may run on another node than the request that paid for it,
 * so payments are remembered where budgets are counted. Also the injection token.
 */
export abstract class PaymentsUnderWay {
  /** Remembers what was paid for a message; undefined where an earlier try has paid. */
  abstract keep(messageId: string, paid: Paid | undefined): Promise<void>;

  /** Takes a payment out; undefined where there is none. Of several calls one gets it. */
  protected abstract take(messageId: string): Promise<Paid | undefined>;

  /** The message came to nothing. A second call gives nothing back. */
  async giveBack(messageId: string): Promise<void> {
    const paid = await this.take(messageId);
    await paid?.giveBack();
  }

  /**
   * Sends what was paid for. From here on the payment is spent, however the try ends: one who makes
   * a gateway fail pays as all others. It is given back only where nothing was sent.
   * @param wasNotSent True if an error of `send` says so for certain.
   */
  async spend(
    messageId: string,
    send: () => Promise<void>,
    wasNotSent: (error: unknown) => boolean,
  ): Promise<void> {
    const paid = await this.take(messageId);
    try {
      await send();
    } catch (error) {
      // The error of the message is what decides about a further try.
      if (wasNotSent(error)) await this.keep(messageId, paid).catch(() => undefined);
      throw error;
    }
  }

  /** The message was sent. It never fails, since a failed job would send the message again. */
  abstract sent(messageId: string): Promise<void>;
}

import type { Paid } from '../../members/ports/paid.js';

/**
 * Remembers payments for messages on their way: senders do not pay for a failing mail server or
 * gateway. The job that sends a message may run on another node than the request that paid for it,
 * so payments are remembered where budgets are counted. Also the injection token.
 */
export abstract class PaymentsUnderWay {
  /** Remembers what was paid for a message; undefined where an earlier try has paid. */
  abstract keep(messageId: string, paid: Paid | undefined): Promise<void>;

  /** The message came to nothing. A second call gives nothing back. */
  abstract giveBack(messageId: string): Promise<void>;

  /** The message was sent. It never fails, since a failed job would send the message again. */
  abstract sent(messageId: string): Promise<void>;
}

import { faultOutcome, outcomeCodeOf } from '../fault-outcome.js';
import type {
  CardOutcome,
  ClosureOrder,
  ClosureOutcome,
  Failed,
  Inquiry,
  OpenTransaction,
  PaymentOrder,
  PaymentTerminal,
  ReversalOrder,
  Seen,
  TerminalCondition,
  Unknown,
  Watch,
} from '../payment-terminal.js';
import { TerminalFault } from '../terminal-fault.js';
import type { TerminalOptions } from '../terminal-options.js';
import type { Apdu } from './apdu.js';
import {
  authorization,
  diagnosis,
  endOfDay,
  registration,
  repeatReceipt,
  reversal,
  statusEnquiry,
} from './commands.js';
import { baselineOf, inquiryAnswer } from './zvt-inquiry.js';
import {
  cardOutcome,
  closureOutcome,
  codeOf,
  isBusy,
  isUnsupported,
  type Ending,
} from './zvt-outcome.js';
import { ZvtSession } from './zvt-session.js';

const UNWATCHED = async (): Promise<void> => undefined;
const plain = (name: string) => ({ name: `zvt.${name}`, binding: false });

/** A terminal that speaks ZVT: packets of bytes over TCP. */
export class ZvtTerminal implements PaymentTerminal {
  #running: ZvtSession | null = null;

  constructor(private readonly options: TerminalOptions) {}

  pay(order: PaymentOrder, watch: Watch): Promise<CardOutcome> {
    const ended = (ending: Ending) => cardOutcome(order, ending);
    return this.#bind(order.currency, 'authorization', authorization(order), watch, ended);
  }

  async reverse(order: ReversalOrder, watch: Watch): Promise<CardOutcome> {
    const { receiptNumber } = order.original;
    if (receiptNumber === undefined) {
      return { outcome: 'failure', code: 'ORIGINAL_PAYMENT_UNKNOWN', text: null };
    }
    const command = reversal(order, receiptNumber);
    const ended = (ending: Ending) => cardOutcome(order, ending);
    return this.#bind(order.currency, 'reversal', command, watch, ended);
  }

  close(_: ClosureOrder, watch: Watch): Promise<ClosureOutcome> {
    return this.#bind('EUR', 'endOfDay', endOfDay(), watch, closureOutcome);
  }

  /**
   * Registers, notes which transaction is the terminal's last one, and sends the command that may
   * move money.
   */
  async #bind<Outcome>(
    currency: 'EUR' | 'USD',
    name: string,
    command: Apdu,
    watch: Watch,
    ended: (ending: Ending) => Outcome,
  ): Promise<Outcome | Failed | Unknown> {
    return faultOutcome<Outcome | Failed>(watch, async (watched) =>
      this.#session(watched.step, async (session) => {
        await this.#register(session, currency);
        const last = await this.#repeat(session, null);
        if (!last.completed && isBusy(last.code)) {
          return { outcome: 'failure', code: codeOf(last.code), text: null };
        }
        const baseline = baselineOf(last);
        const step = { name: `zvt.${name}`, binding: true, baseline };
        const { answerMs } = this.options.times;
        return ended(await session.run(command, step, answerMs, watched));
      }),
    );
  }

  async inquire(about: OpenTransaction, seen: Seen): Promise<Inquiry> {
    const currency = about.kind === 'closure' ? 'EUR' : about.currency;
    try {
      return await this.#session(UNWATCHED, async (session) => {
        await this.#register(session, currency);
        return inquiryAnswer(about, await this.#repeat(session, seen));
      });
    } catch (fault) {
      return { found: 'later', code: outcomeCodeOf(fault) };
    }
  }

  async abort(): Promise<void> {
    await this.#running?.abort();
  }

  async status(): Promise<TerminalCondition> {
    try {
      return await this.#session(UNWATCHED, async (session) => {
        const { replyMs } = this.options.times;
        const enquiry = await session.run(statusEnquiry(), plain('statusEnquiry'), replyMs);
        // A diagnosis calls the acquirer, so that it is only for terminals that know no lighter
        // question.
        const { completed, code } = isUnsupported(enquiry.code)
          ? await session.run(diagnosis(), plain('diagnosis'), replyMs)
          : enquiry;
        if (completed) return 'ready';
        return isBusy(code) ? 'busy' : 'error';
      });
    } catch (fault) {
      return outcomeCodeOf(fault) === 'TERMINAL_OFFLINE' ? 'offline' : 'error';
    }
  }

  /** @param seen Where the receipts go, or null where none are to be printed. */
  #repeat(session: ZvtSession, seen: Seen | null): Promise<Ending> {
    const { replyMs } = this.options.times;
    const command = repeatReceipt({ print: seen !== null });
    return session.run(command, plain('repeatReceipt'), replyMs, seen ?? undefined);
  }

  async #register(session: ZvtSession, currency: 'EUR' | 'USD'): Promise<void> {
    const { replyMs } = this.options.times;
    const ending = await session.run(registration(currency), plain('registration'), replyMs);
    if (!ending.completed) throw new TerminalFault(isBusy(ending.code) ? 'BUSY' : 'REFUSED');
  }

  async #session<T>(step: Watch['step'], run: (session: ZvtSession) => Promise<T>): Promise<T> {
    const session = await ZvtSession.open(this.options, step);
    this.#running = session;
    try {
      return await run(session);
    } finally {
      this.#running = null;
      session.close();
    }
  }
}

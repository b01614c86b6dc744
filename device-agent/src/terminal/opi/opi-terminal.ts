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
  TransactionReference,
  Unknown,
  Watch,
} from '../payment-terminal.js';
import type { TerminalOptions } from '../terminal-options.js';
import { cardServiceRequest, readCardServiceResponse } from './card-service.js';
import type { Party } from './element.js';
import { ask, exchange } from './opi-exchange.js';
import { baselineIn, inquiryAnswer } from './opi-inquiry.js';
import { cardOutcome, closureOutcome } from './opi-outcome.js';
import { readServiceResponse, serviceRequest, type ServiceRequestType } from './service.js';
import type { XmlElement } from './xml.js';

const UNWATCHED: Watch = {
  step: async () => undefined,
  display: () => undefined,
  print: () => undefined,
};

/** A terminal that speaks OPI: XML over TCP on two channels. */
export class OpiTerminal implements PaymentTerminal {
  readonly #party: Party;

  constructor(private readonly options: TerminalOptions) {
    const { workstationId: WorkstationID } = options;
    this.#party = { ApplicationSender: 'Foyer', POPID: '001', WorkstationID };
  }

  pay(order: PaymentOrder, watch: Watch): Promise<CardOutcome> {
    return this.#card('CardPayment', order, null, watch);
  }

  reverse(order: ReversalOrder, watch: Watch): Promise<CardOutcome> {
    return this.#card('PaymentReversal', order, order.original, watch);
  }

  async #card(
    requestType: 'CardPayment' | 'PaymentReversal',
    order: PaymentOrder,
    original: TransactionReference | null,
    watch: Watch,
  ): Promise<CardOutcome> {
    const { requestId, amount, currency } = order;
    const timeStamp = this.options.now().toISOString();
    const total = { amount, currency };
    const request = cardServiceRequest(this.#party, {
      requestType,
      requestId,
      timeStamp,
      total,
      original,
    });
    return this.#bind(requestType, request, watch, (message) => {
      const response = readCardServiceResponse(message);
      return response?.requestId === requestId ? cardOutcome(order, response) : null;
    });
  }

  async close({ requestId }: ClosureOrder, watch: Watch): Promise<ClosureOutcome> {
    const requestType = 'ReconciliationWithClosure';
    const request = this.#service(requestType, requestId);
    return this.#bind(requestType, request, watch, (message) => {
      const response = readServiceResponse(message);
      return response?.requestId === requestId ? closureOutcome(response) : null;
    });
  }

  /** Notes which message is the terminal's last one, and sends the request that may move money. */
  async #bind<Outcome>(
    requestType: string,
    request: XmlElement,
    watch: Watch,
    answerIn: (message: XmlElement) => Outcome | null,
  ): Promise<Outcome | Failed | Unknown> {
    return faultOutcome<Outcome | Failed>(watch, async (watched) => {
      const last = await this.#last(watched);
      if ('busy' in last) return { outcome: 'failure', code: 'TERMINAL_BUSY', text: null };
      return exchange(this.options, {
        request,
        step: { name: `opi.${requestType}`, binding: true, baseline: last.baseline },
        watch: watched,
        timeoutMs: this.options.times.answerMs,
        answerIn,
      });
    });
  }

  #last(watch: Watch): Promise<NonNullable<ReturnType<typeof baselineIn>>> {
    const requestId = this.options.newRequestId();
    return ask(this.options, {
      request: this.#service('RepeatLastMessage', requestId),
      step: { name: 'opi.RepeatLastMessage', binding: false },
      watch,
      timeoutMs: this.options.times.replyMs,
      answerIn: (message) => baselineIn(requestId, message),
    });
  }

  async inquire(about: OpenTransaction, seen: Seen): Promise<Inquiry> {
    const requestId = this.options.newRequestId();
    try {
      return await exchange(this.options, {
        request: this.#service('RepeatLastMessage', requestId),
        step: { name: 'opi.RepeatLastMessage', binding: false },
        watch: { ...UNWATCHED, ...seen },
        timeoutMs: this.options.times.replyMs,
        answerIn: (message) => inquiryAnswer(about, requestId, message),
      });
    } catch (fault) {
      return { found: 'later', code: outcomeCodeOf(fault) };
    }
  }

  async abort(): Promise<void> {
    const requestId = this.options.newRequestId();
    const timeStamp = this.options.now().toISOString();
    const requestType = 'AbortRequest';
    await ask(this.options, {
      request: cardServiceRequest(this.#party, {
        requestType,
        requestId,
        timeStamp,
        total: null,
        original: null,
      }),
      step: { name: 'opi.AbortRequest', binding: false },
      watch: UNWATCHED,
      timeoutMs: this.options.times.replyMs,
      answerIn: (message) =>
        readCardServiceResponse(message)?.requestId === requestId ? requestId : null,
    });
  }

  async status(): Promise<TerminalCondition> {
    const requestId = this.options.newRequestId();
    try {
      const response = await ask(this.options, {
        request: this.#service('Diagnosis', requestId),
        step: { name: 'opi.Diagnosis', binding: false },
        watch: UNWATCHED,
        timeoutMs: this.options.times.replyMs,
        answerIn: (message) => {
          const answer = readServiceResponse(message);
          return answer?.requestId === requestId ? answer : null;
        },
      });
      if (response.overallResult === 'Success') return 'ready';
      return response.overallResult === 'Busy' ? 'busy' : 'error';
    } catch (fault) {
      return outcomeCodeOf(fault) === 'TERMINAL_OFFLINE' ? 'offline' : 'error';
    }
  }

  #service(requestType: ServiceRequestType, requestId: string) {
    const timeStamp = this.options.now().toISOString();
    return serviceRequest(this.#party, { requestType, requestId, timeStamp });
  }
}

import type { FinalOutcome, PaymentEvent, RequestKind } from '@foyer/contracts/payments';

/** Something that a terminal was asked to do, and what is known of it. */
export interface TerminalRequest {
  readonly requestId: string;
  readonly kind: RequestKind;
  /** `unknown`: it went to the terminal and no answer came. */
  readonly stage: 'initiated' | 'sent' | 'accepted' | 'unknown' | 'ended';
  readonly inquiry: 'none' | 'open' | 'inconclusive';
  /** The outcome; null until it is known. */
  readonly outcome: FinalOutcome | null;
  readonly decidedBy: 'terminal' | 'settlement' | null;
  /** Later answers of the terminal that contradict the outcome that counts. */
  readonly disputed: readonly FinalOutcome[];
  /** The last text that the terminal showed. */
  readonly shown: readonly string[] | null;
}

export function newRequest(kind: RequestKind, requestId: string): TerminalRequest {
  return {
    requestId,
    kind,
    stage: 'initiated',
    inquiry: 'none',
    outcome: null,
    decidedBy: null,
    disputed: [],
    shown: null,
  };
}

/** Events about one request. */
export type RequestEvent = Extract<PaymentEvent, { readonly data: { readonly requestId: string } }>;

/** Applies an event to the request that it is about. */
export function evolveRequest(request: TerminalRequest, event: RequestEvent): TerminalRequest {
  switch (event.type) {
    case 'TerminalRequestSent':
      return { ...request, stage: 'sent' };
    case 'TerminalRequestAccepted':
      return { ...request, stage: 'accepted' };
    case 'TerminalRequestShown':
      return { ...request, shown: event.data.lines };
    case 'TerminalRequestAnswered':
      return ended(request, event.data.outcome, 'terminal');
    case 'TransactionSettled':
      return ended(request, event.data.outcome, 'settlement');
    case 'TerminalOutcomeUnknown':
      return { ...request, stage: 'unknown' };
    case 'TerminalInquiryRequested':
      return { ...request, inquiry: 'open' };
    case 'TerminalInquiryInconclusive':
      return { ...request, inquiry: 'inconclusive' };
    case 'TerminalAnswerDisputed':
      return { ...request, disputed: [...request.disputed, event.data.outcome] };
    case 'ReceiptPrinted':
      return request;
  }
}

function ended(
  request: TerminalRequest,
  outcome: FinalOutcome,
  decidedBy: 'terminal' | 'settlement',
): TerminalRequest {
  return { ...request, stage: 'ended', outcome, decidedBy };
}

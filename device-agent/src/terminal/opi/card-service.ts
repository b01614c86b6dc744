import { fromDecimal, isCurrency, toDecimal, type Money } from '../money.js';
import type { TransactionReference } from '../payment-terminal.js';
import { child, element, NAMESPACE, type Party } from './element.js';
import type { XmlElement } from './xml.js';

export interface CardServiceRequest {
  readonly requestType: 'CardPayment' | 'PaymentReversal' | 'AbortRequest';
  readonly requestId: string;
  /** Our clock, ISO 8601. */
  readonly timeStamp: string;
  readonly total: Money | null;
  readonly original: TransactionReference | null;
}

/** The answer of a terminal to a card request, or its repetition of that answer. */
export interface CardServiceResponse {
  readonly requestId: string;
  readonly requestType: string;
  readonly overallResult: string;
  readonly reference: TransactionReference | null;
  readonly total: Money | null;
  /** As the terminal has it: not masked yet. */
  readonly cardPan: string | null;
  readonly cardCircuit: string | null;
  readonly errorText: string | null;
}

export function cardServiceRequest(party: Party, request: CardServiceRequest): XmlElement {
  const { original, total } = request;
  return element(
    'CardServiceRequest',
    {
      ...party,
      RequestID: request.requestId,
      RequestType: request.requestType,
      xmlns: NAMESPACE,
    },
    [
      element('POSdata', {}, [element('POSTimeStamp', {}, request.timeStamp)]),
      ...(original === null
        ? []
        : [
            element('OriginalTransaction', {
              STAN: original.STAN,
              TerminalID: original.TerminalID,
              TimeStamp: original.TimeStamp,
            }),
          ]),
      ...(total === null
        ? []
        : [element('TotalAmount', { Currency: total.currency }, toDecimal(total.amount))]),
    ],
  );
}

export function readCardServiceResponse(root: XmlElement): CardServiceResponse | null {
  const { RequestID, RequestType, OverallResult } = root.attributes;
  if (root.name !== 'CardServiceResponse' || OverallResult === undefined) return null;
  const terminal = child(root, 'Terminal');
  const authorisation = child(root, 'Tender', 'Authorisation')?.attributes ?? {};
  const { STAN, TerminalID } = terminal?.attributes ?? {};
  return {
    requestId: RequestID ?? '',
    requestType: RequestType ?? '',
    overallResult: OverallResult,
    reference: referenceOf(STAN, TerminalID, authorisation.TimeStamp),
    total: readTotal(child(root, 'Tender', 'TotalAmount')),
    cardPan: authorisation.CardPAN ?? null,
    cardCircuit: authorisation.CardCircuit ?? null,
    errorText: child(root, 'PrivateData', 'ErrorText')?.text ?? null,
  };
}

const NUMBER_LENGTH_MAX = 20;
const TIME_LENGTH_MAX = 40;

/** Null where the numbers are none by which anybody could find the transaction again. */
function referenceOf(STAN = '', TerminalID = '', TimeStamp = ''): TransactionReference | null {
  const usable = (text: string) => text !== '' && text.length <= NUMBER_LENGTH_MAX;
  if (!usable(STAN) || !usable(TerminalID)) return null;
  return { STAN, TerminalID, TimeStamp: TimeStamp.slice(0, TIME_LENGTH_MAX) };
}

/** Null where the amount or its currency is none that we know. */
export function readTotal(total: XmlElement | undefined): Money | null {
  const amount = fromDecimal(total?.text ?? '');
  const currency = total?.attributes.Currency ?? '';
  return amount === null || !isCurrency(currency) ? null : { amount, currency };
}

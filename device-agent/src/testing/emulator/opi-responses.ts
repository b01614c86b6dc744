import type { EmulatedResult } from './emulated-request.js';
import type { LedgerTotal } from './terminal-ledger.js';

const XMLNS = 'xmlns="http://www.nrf-arts.org/IXRetail/namespace"';

interface Response {
  readonly type: string;
  readonly id: string;
  readonly overall: string;
}

const head = ({ type, id, overall }: Response): string =>
  `${XMLNS} WorkstationID="Client1" RequestID="${id}" RequestType="${type}" OverallResult="${overall}"`;
const decimal = (amount: number): string => (amount / 100).toFixed(2);

export function cardResponse(response: Response & { result: EmulatedResult | null }): string {
  const entry = response.result?.entry ?? null;
  const tender =
    entry === null
      ? '<PrivateData><ErrorText>Abgelehnt 6799998900000060018</ErrorText></PrivateData>'
      : `<Tender LanguageCode="de"><TotalAmount Currency="${entry.currency}">${decimal(entry.amount)}` +
        `</TotalAmount><Authorisation AuthorisationType="Online" CardCircuit="${entry.circuit}" ` +
        `CardPAN="${entry.cardNumber}" ReceiptNumber="${entry.receiptNumber}" ` +
        `TimeStamp="${entry.timeStamp}"/></Tender>`;
  const terminal =
    entry === null ? '' : `<Terminal TerminalID="${entry.terminalId}" STAN="${entry.stan}"/>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><CardServiceResponse ${head(response)}>` +
    `${terminal}${tender}<Vendor Extra="1"><More/></Vendor></CardServiceResponse>`
  );
}

export function serviceResponse(response: Response & { totals?: readonly LedgerTotal[] }): string {
  const amounts = (response.totals ?? []).map(
    ({ circuit, currency, number, amount }) =>
      `<TotalAmount NumberPayments="${number}" PaymentType="Debit" Currency="${currency}" ` +
      `CardCircuit="${circuit}">${decimal(amount)}</TotalAmount>`,
  );
  const totals = `<Reconciliation LanguageCode="de">${amounts.join('')}</Reconciliation>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ServiceResponse ${head(response)}>` +
    `${response.totals === undefined ? '' : totals}</ServiceResponse>`
  );
}

const OVERALL = {
  approved: 'Success',
  declined: 'Failure',
  timedOut: 'TimedOut',
  aborted: 'Aborted',
  refused: 'Failure',
  error: 'DeviceUnavailable',
} as const;
const TYPES = {
  payment: 'CardPayment',
  reversal: 'PaymentReversal',
  closure: 'ReconciliationWithClosure',
} as const;

/** The last word on a request, also when it is repeated. */
export function answerTo(result: EmulatedResult): string {
  const message = {
    type: TYPES[result.kind],
    id: result.requestId ?? '',
    overall: OVERALL[result.outcome],
  };
  return result.kind === 'closure'
    ? serviceResponse({ ...message, totals: result.totals })
    : cardResponse({ ...message, result });
}

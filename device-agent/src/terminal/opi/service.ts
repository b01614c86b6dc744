import type { CircuitTotal } from '../payment-terminal.js';
import { readTotal } from './card-service.js';
import { child, element, NAMESPACE, type Party } from './element.js';
import type { XmlElement } from './xml.js';

export type ServiceRequestType =
  | 'Login'
  | 'Diagnosis'
  | 'ReconciliationWithClosure'
  | 'RepeatLastMessage'
  | 'AbortRequest';

export interface ServiceRequest {
  readonly requestType: ServiceRequestType;
  readonly requestId: string;
  /** Our clock, ISO 8601. */
  readonly timeStamp: string;
}

export interface ServiceResponse {
  readonly requestId: string;
  readonly requestType: string;
  readonly overallResult: string;
  /** Null where one of the totals could not be read: then none can be trusted. */
  readonly totals: readonly CircuitTotal[] | null;
}

export function serviceRequest(party: Party, request: ServiceRequest): XmlElement {
  return element(
    'ServiceRequest',
    {
      ...party,
      RequestID: request.requestId,
      RequestType: request.requestType,
      xmlns: NAMESPACE,
    },
    [element('POSdata', {}, [element('POSTimeStamp', {}, request.timeStamp)])],
  );
}

export function readServiceResponse(root: XmlElement): ServiceResponse | null {
  const { RequestID, RequestType, OverallResult } = root.attributes;
  if (root.name !== 'ServiceResponse' || OverallResult === undefined) return null;
  const listed = child(root, 'Reconciliation')?.children ?? [];
  const totals = listed.filter(({ name }) => name === 'TotalAmount').map(circuitTotal);
  const all = totals.filter((total) => total !== null);
  return {
    requestId: RequestID ?? '',
    requestType: RequestType ?? '',
    overallResult: OverallResult,
    totals: all.length === totals.length ? all : null,
  };
}

const COUNT_MAX = 1_000_000;

function circuitTotal(total: XmlElement): CircuitTotal | null {
  const { NumberPayments, PaymentType, CardCircuit } = total.attributes;
  const money = readTotal(total);
  const number = Number(NumberPayments);
  if (money === null || !Number.isInteger(number) || number < 0 || number > COUNT_MAX) return null;
  return { ...money, number, paymentType: PaymentType ?? '', cardCircuit: CardCircuit ?? '' };
}

import type { VisitEvent } from '@foyer/contracts/visits';
import type { EventOfType, Operation } from '../platform/runner/index.js';

/** The number that a code was sent to, until the visit is opened. */
interface PhoneDocument {
  readonly _id: string;
  readonly phoneNumber: string | null;
  readonly isProved: boolean;
}

export interface PhoneCollections {
  readonly visitPhones: PhoneDocument;
}

type Operations = Operation<PhoneCollections>[];
type Of<T extends VisitEvent['type']> = EventOfType<VisitEvent, T>;

/** Keeps numbers of those whose visit is not opened yet: a proved one becomes that of the visit. */
export const phoneEvolve = {
  SmsCodeRequested: ({ data: { visitId, phoneNumber } }: Of<'SmsCodeRequested'>): Operations => [
    {
      op: 'put',
      collection: 'visitPhones',
      doc: { _id: visitId, phoneNumber: phoneNumber === '' ? null : phoneNumber, isProved: false },
    },
  ],
  SmsCodeTried: (): Operations => [],
  SmsCodeVerified: ({ data: { visitId: id } }: Of<'SmsCodeVerified'>): Operations => [
    { op: 'update', collection: 'visitPhones', id, change: { set: { isProved: true } } },
  ],
};

export const provedBy = (phone: PhoneDocument | undefined): string | null =>
  phone?.isProved === true ? phone.phoneNumber : null;

/** The visit is opened, or the visitor is forgotten. */
export const phoneOver = (id: string): Operations => [
  { op: 'delete', collection: 'visitPhones', id },
];

import type { PortalEvent } from '@foyer/contracts/portals';

type Set = Extract<PortalEvent, { type: 'PortalExceptionSet' }>['data'];

/** An exception without what does not matter for opening, such as who saved it. */
export interface HoursException {
  readonly _id: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly open: boolean;
  readonly active: boolean;
}

/** The exceptions after one was set, in its place where it is there: the first of two counts. */
export function withException<One extends HoursException>(
  exceptions: readonly One[],
  exception: One,
): readonly One[] {
  return exceptions.some(({ _id }) => _id === exception._id)
    ? exceptions.map((one) => (one._id === exception._id ? exception : one))
    : [...exceptions, exception];
}

export const exceptionOf = ({
  exceptionId: _id,
  startDateTime,
  endDateTime,
  open,
  active,
}: Set): HoursException => ({ _id, startDateTime, endDateTime, open, active });

import type { RejectionDetails } from '@foyer/contracts/decision';
import { rejections, type RejectionCode } from '@foyer/contracts/rejections';

/** An error on its way to the caller; the edge turns it into an answer with its code. */
export class Rejected extends Error {
  constructor(
    readonly code: RejectionCode,
    readonly details: RejectionDetails = {},
    /** The error of each invalid field, by path. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(rejections[code].en);
    this.name = 'Rejected';
  }
}

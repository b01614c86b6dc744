import { Rejected } from '#platform/cqrs';

/** Codes of the catalogue of rejections that a relay refuses with. */
export type RelayErrorAnswer =
  | 'STREAM_NOT_FOUND'
  | 'MEDIA_REFUSED'
  | 'MEDIA_UNAVAILABLE'
  | 'TOO_MANY_STREAMS';

/** A relay could not or would not do what a browser asked for; the browser receives the code. */
export class MediaRelayError extends Rejected {
  constructor(code: RelayErrorAnswer, cause?: unknown) {
    super(code);
    this.name = 'MediaRelayError';
    this.cause = cause;
  }
}

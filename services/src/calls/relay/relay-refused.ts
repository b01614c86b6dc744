import { Rejected } from '../../platform/commands/index.js';

/** Codes of the catalogue of rejections that a relay refuses with. */
export type RelayRefusal =
  'STREAM_NOT_FOUND' | 'MEDIA_REFUSED' | 'MEDIA_UNAVAILABLE' | 'TOO_MANY_STREAMS';

/** A relay could not or would not do what a browser asked for; the browser is told the code. */
export class RelayRefused extends Rejected {
  constructor(code: RelayRefusal, cause?: unknown) {
    super(code);
    this.name = 'RelayRefused';
    this.cause = cause;
  }
}

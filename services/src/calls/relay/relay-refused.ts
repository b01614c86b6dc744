/** Codes of the catalogue of rejections that a relay refuses with. */
export type RelayRefusal =
  'STREAM_NOT_FOUND' | 'MEDIA_REFUSED' | 'MEDIA_UNAVAILABLE' | 'TOO_MANY_STREAMS';

/** A relay could not or would not do what a browser asked for; `code` is what the browser is told. */
export class RelayRefused extends Error {
  constructor(
    readonly code: RelayRefusal,
    options?: ErrorOptions,
  ) {
    super(`The relay refused: ${code}`, options);
    this.name = 'RelayRefused';
  }
}

/** Why nothing comes of a pad. */
export type PadTrouble =
  /** No service answers, or it knows no pad. */
  | 'none'
  /** The browser does not let the page reach this machine. */
  | 'denied'
  | 'slow'
  /** The service speaks another version. */
  | 'version'
  /** The pad does not open: something else has it. */
  | 'busy'
  | 'lost'
  | 'malformed'
  /** More points than a signature has. */
  | 'points'
  /** The pad does not do what it was asked. */
  | 'refused'
  /** Confirmed at the pad before anything was drawn. */
  | 'empty'
  /** Given up at the pad. */
  | 'cancelled';

/** Something went wrong with a pad. */
export class PadFault extends Error {
  constructor(
    readonly trouble: PadTrouble,
    detail = '',
  ) {
    super(`${trouble} ${detail}`.trim());
  }
}

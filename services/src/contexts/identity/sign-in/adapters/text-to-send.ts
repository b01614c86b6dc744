interface OfNumber {
  /** In E.164. */
  readonly phoneNumber: string;
  readonly portalId: string;
}

/** A message that a person asks for at a portal. */
export interface Asked extends OfNumber {
  /** The counted sender of the request: an address or a kiosk; undefined if it is not counted. */
  readonly from: string | undefined;
}

export interface CodeToText extends Asked {
  /**
   * Which code it is: where several ask for the same at once, one of them pays and the others are
   * refused.
   */
  readonly once: string;
  /** The invitation that lets a person in; undefined if no good one was shown. */
  readonly invitation: string | undefined;
}

export interface LinkToText extends OfNumber {
  /** Which link it is: a further try to send it costs nothing. */
  readonly once: string;
}

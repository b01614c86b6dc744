/** A phone number that a person is proving, or has proved, before a visit is opened. */
export interface PhoneCheck {
  readonly portalId: string;
  readonly codeId: string;
  /** In E.164; null where the person is forgotten. */
  readonly phoneNumber: string | null;
  readonly requestedAt: string;
  readonly expiresAt: string;
  readonly tries: number;
  /** Until when the visit may be opened; null where the code was not entered yet. */
  readonly verifiedUntil: string | null;
}

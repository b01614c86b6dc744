import type { SmartMeetFailure } from '@foyer/contracts/smart-meet';

/** A service did not do what it was asked. Never says what was sent to it. */
export class ServiceFault extends Error {
  constructor(
    readonly reason: Exclude<SmartMeetFailure, 'nothing-said'>,
    /** For those who operate it. */
    detail: string,
  ) {
    super(detail);
  }

  /** True if the same request may succeed another time. */
  get isPassing(): boolean {
    return (
      this.reason === 'no-answer' || this.reason === 'overloaded' || this.reason === 'unusable'
    );
  }
}

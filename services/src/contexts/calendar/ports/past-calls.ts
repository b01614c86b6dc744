import type { MeetingCall } from '@foyer/contracts/calendar';

/** Lists the past calls of meetings. Also the injection token. */
export abstract class PastCalls {
  /** Those of a meeting that are over and in which a member was, the newest first. */
  abstract of(meetingId: string, memberId: string): Promise<readonly MeetingCall[]>;
}

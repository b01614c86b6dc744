import type { MeetingEvent } from '@foyer/contracts/calendar';
import type { SessionEvent } from '@foyer/contracts/sessions';

import type { EventOfType } from '../platform/runner/index.js';

/** Events by which sessions and meetings are called something. */
export type OriginNamed =
  | EventOfType<SessionEvent, 'SessionCreated' | 'SessionRenamed'>
  | EventOfType<MeetingEvent, 'MeetingPlanned' | 'MeetingChanged' | 'MeetingHandedOver'>;

/** The organizer chose the name of a meeting, so the name is deleted with the organizer. */
export interface OriginName {
  readonly _id: string;
  readonly name: string | null;
  readonly organizerId: string | null;
}

export function meetingName({
  meetingId: _id,
  name,
  organizerId,
}: EventOfType<
  MeetingEvent,
  'MeetingPlanned' | 'MeetingChanged' | 'MeetingHandedOver'
>['data']): OriginName {
  return { _id, name, organizerId };
}

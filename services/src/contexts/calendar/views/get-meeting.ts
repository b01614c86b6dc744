import type { CalendarEvent } from '@foyer/contracts/calendar';

import { CommandRunner, defineQuery, Rejected } from '#platform/cqrs';
import { meetingStream } from '../streams.js';
import { reasonOf } from '../domain/reason-of.js';
import { MeetingReader } from './meeting-reader.js';
import { partsFor } from './parts-for.js';

interface Asked {
  readonly meetingId: string;
  /** Which one of a series, by when it begins by the rule. */
  readonly occurrence?: string | undefined;
  /** True to get the end of the series where it has no date then any more. */
  readonly orEnd?: boolean | undefined;
  readonly viewer: { readonly id: string; readonly managesAll: boolean };
}

/** A meeting, for those who belong to it and for administrators. */
export const GetMeeting = defineQuery({
  name: 'GetMeeting',
  needs: { reader: MeetingReader, runner: CommandRunner },
  answer: async (asked: Asked, { needs }): Promise<CalendarEvent> => {
    const { meetingId, occurrence, orEnd = false, viewer } = asked;
    const document = await needs.reader.document(meetingId);
    const mayRead = viewer.managesAll || document?.memberIds.includes(viewer.id) === true;
    if (!document || !mayRead) throw new Rejected('MEETING_NOT_FOUND');
    const shown =
      (await needs.reader.show(document, occurrence)) ??
      (orEnd ? await needs.reader.showEnd(document) : undefined);
    if (!shown) throw new Rejected('OCCURRENCE_NOT_FOUND');
    const parts = await partsFor(document, viewer, (id) => needs.reader.document(id));
    if (!shown.cancelled) return { ...shown, ...parts };
    // Read models do not have it.
    const meeting = await needs.runner.stateOf(meetingStream(meetingId));
    const reason = meeting.status === 'none' ? null : reasonOf(meeting, shown.occurrence);
    return { ...shown, ...parts, reason };
  },
});

import type { MeetingCall } from '@foyer/contracts/calendar';

import { defineQuery, Rejected } from '#platform/cqrs';
import { PastCalls } from '../adapters/past-calls.js';
import { MeetingReader } from './meeting-reader.js';

interface Asked {
  readonly meetingId: string;
  readonly viewer: { readonly id: string; readonly managesAll: boolean };
}

/**
 * Finds the calls of a meeting that had participants, for those who belong to it and for
 * administrators.
 */
export const FindMeetingCalls = defineQuery({
  name: 'FindMeetingCalls',
  needs: { reader: MeetingReader, calls: PastCalls },
  answer: async ({ meetingId, viewer }: Asked, { needs }): Promise<readonly MeetingCall[]> => {
    const document = await needs.reader.document(meetingId);
    const mayRead = viewer.managesAll || document?.memberIds.includes(viewer.id) === true;
    if (!document || !mayRead) throw new Rejected('MEETING_NOT_FOUND');
    return needs.calls.of(meetingId, viewer.id);
  },
});

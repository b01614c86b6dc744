import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { CommandRunner, Rejected } from '#platform/cqrs';
import type { CallEntrance, Comer, Entrance } from '#contexts/calls';
import { belongsTo } from './author.js';
import { openingOf, wayInto } from './meeting-call.js';
import { meetingStream } from '../streams.js';

/** Decides who gets into the calls of meetings, as each meeting has it this instant. */
@Injectable()
export class MeetingEntrance implements CallEntrance {
  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected MEETING_NOT_FOUND, MEETING_CANCELLED, MEETING_NOT_OPEN or MEETING_OVER */
  async of(meetingId: string, { joinerId, joinerType }: Comer): Promise<Entrance> {
    const meeting = await this.runner.stateOf(meetingStream(meetingId));
    if (meeting.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    const isStaff = joinerType === 'User';
    // For a person who was not invited, a meeting does not exist.
    if (isStaff && !belongsTo(meeting, joinerId)) throw new Rejected('MEETING_NOT_FOUND');
    const opening = openingOf(meeting, this.clock.now());
    if (opening === 'cancelled') throw new Rejected('MEETING_CANCELLED');
    if (opening === 'early') throw new Rejected('MEETING_NOT_OPEN');
    if (opening === 'over') throw new Rejected('MEETING_OVER');
    const { way, role } = wayInto(meeting, joinerId);
    const { callId, name } = meeting;
    return { name, callId, way, role, mayStart: isStaff, belonging: [] };
  }
}

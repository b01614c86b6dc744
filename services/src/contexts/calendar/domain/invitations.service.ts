import { Injectable } from '@nestjs/common';

import { CommandRunner } from '#platform/cqrs';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { meetingStream } from '../streams.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import { MOST_PARTS } from './next-meeting.js';

/** Reads the invitations that guests come by. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: MeetingLinks,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Returns the guest of an invitation to a meeting, or to an earlier part of its series; null if it
   * is not valid. The meeting itself says whether the guest is still invited.
   */
  async guestOf(token: string, meetingId: string): Promise<string | null> {
    const invitation = await this.links.invitationIn(token);
    if (invitation === null) return null;
    const { guestId, meetingId: invitedTo } = invitation;
    const isPart =
      (await this.#leads(meetingId, invitedTo, ({ continues }) => continues)) ||
      // A part that was split off between two has only those before it by name.
      (await this.#leads(invitedTo, meetingId, ({ continued }) => continued?.by ?? null));
    return isPart ? guestId : null;
  }

  async #leads(from: string, to: string, next: (of: KnownMeeting) => string | null) {
    let at: string | null = from;
    for (let looks = 0; looks < MOST_PARTS && at !== null; looks += 1) {
      if (at === to) return true;
      const meeting: MeetingState = await this.runner.stateOf(meetingStream(at));
      at = meeting.status === 'none' ? null : next(meeting);
    }
    return false;
  }
}

import { Injectable } from '@nestjs/common';
import { calendarFeedRoutes, MEETING_LAST_DATE } from '@foyer/contracts/calendar';
import { BASE_PATH } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';

import { PublicAddress } from '#platform/operations/start';
import { Tokens } from '#contexts/identity';
import { MeetingLinks } from '../ports/meeting-links.js';

/**
 * A placeholder for the name: the invitation identifies the person, and a name in an address would
 * appear in logs.
 */
const NO_NAME = 'guest';

/** Makes links with a signed token behind the hash: browsers send that part to no server. */
@Injectable()
export class SignedMeetingLinks extends MeetingLinks {
  constructor(
    private readonly tokens: Tokens,
    private readonly address: PublicAddress,
  ) {
    super();
  }

  forMember(meetingId: string, occurrence: string | null = null): string {
    return `${this.#origin()}${BASE_PATH}/calendar/${meetingId}${dateIn(occurrence)}`;
  }

  async forGuest(guest: Parameters<MeetingLinks['forGuest']>[0]) {
    const { guestId, meetingId, occurrence } = guest;
    // The meeting says with each use whether its link is good: it may move to long after it was
    // mailed.
    const expiresAt = new Date(MEETING_LAST_DATE);
    const token = await this.tokens.issueMeetingInvitation({ guestId, meetingId, expiresAt });
    const page = `${this.#origin()}${BASE_PATH}/meet/${meetingId}/${NO_NAME}`;
    return `${page}${dateIn(occurrence)}#invitation=${token}`;
  }

  async forFeed({ memberId, feedId }: Parameters<MeetingLinks['forFeed']>[0]) {
    const expiresAt = new Date(MEETING_LAST_DATE);
    const token = await this.tokens.issueCalendarFeed({ memberId, feedId, expiresAt });
    return `${fullPath(calendarFeedRoutes.readFeed)}?token=${token}`;
  }

  async feedOf(token: string) {
    const claims = await this.tokens.read(token);
    if (claims?.kind !== 'calendar-feed') return null;
    const { memberId, feedId } = claims;
    return { memberId, feedId };
  }

  async guestOf(invitation: string, meetingId: string): Promise<string | null> {
    const claims = await this.tokens.read(invitation);
    const isIts = claims?.kind === 'meeting-invitation' && claims.meetingId === meetingId;
    return isIts ? claims.guestId : null;
  }

  #origin(): string {
    const { origin } = this.address;
    if (origin === '') throw new Error('The server does not know its own address yet');
    return origin;
  }
}

/** Which date of a series an address leads to. */
function dateIn(occurrence: string | null): string {
  return occurrence === null ? '' : `?occurrence=${encodeURIComponent(occurrence)}`;
}

import { Injectable } from '@nestjs/common';
import { calendarFeedRoutes, MEETING_LAST_DATE } from '@foyer/contracts/calendar';
import { BASE_PATH } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';

import { PublicAddress } from '#platform/operations/start';
import { Tokens } from '#contexts/identity';

/**
 * A placeholder for the name: the invitation identifies the person, and a name in an address would
 * appear in logs.
 */
const NO_NAME = 'guest';

interface Invitation {
  readonly guestId: string;
  readonly meetingId: string;
}

interface Feed {
  readonly memberId: string;
  readonly feedId: string;
}

/**
 * Makes the links by which people get to a meeting. A signed token stands behind the hash: browsers
 * send that part to no server.
 */
@Injectable()
export class MeetingLinks {
  constructor(
    private readonly tokens: Tokens,
    private readonly address: PublicAddress,
  ) {}

  /**
   * The page of a meeting, or of one of its series, for those who belong to it; throws while the
   * server does not know its own address.
   */
  forMember(meetingId: string, occurrence: string | null = null): string {
    return `${this.#origin()}${BASE_PATH}/calendar/${meetingId}${dateIn(occurrence)}`;
  }

  /**
   * A guest's own way in, good for that meeting for as long as the guest is invited, whenever it
   * is.
   */
  async forGuest(guest: {
    readonly guestId: string;
    readonly meetingId: string;
    /**
     * Which one of a series it leads to, by when that begins by the rule; null for the one that
     * comes next.
     */
    readonly occurrence: string | null;
  }): Promise<string> {
    const { guestId, meetingId, occurrence } = guest;
    // The meeting says with each use whether its link is good: it may move to long after it was
    // mailed.
    const expiresAt = new Date(MEETING_LAST_DATE);
    const token = await this.tokens.issueMeetingInvitation({ guestId, meetingId, expiresAt });
    const page = `${this.#origin()}${BASE_PATH}/meet/${meetingId}/${NO_NAME}`;
    return `${page}${dateIn(occurrence)}#invitation=${token}`;
  }

  /**
   * The address at which other calendars read a member's meetings, from the root of this server.
   */
  async forFeed({ memberId, feedId }: Feed): Promise<string> {
    const expiresAt = new Date(MEETING_LAST_DATE);
    const token = await this.tokens.issueCalendarFeed({ memberId, feedId, expiresAt });
    return `${fullPath(calendarFeedRoutes.readFeed)}?token=${token}`;
  }

  /** Of which feed what an address carries is; null where it is not good. */
  async feedOf(token: string): Promise<Feed | null> {
    const claims = await this.tokens.read(token);
    if (claims?.kind !== 'calendar-feed') return null;
    const { memberId, feedId } = claims;
    return { memberId, feedId };
  }

  /** Returns the guest of an invitation, and the meeting it is to; null if it is not valid. */
  async invitationIn(token: string): Promise<Invitation | null> {
    const claims = await this.tokens.read(token);
    if (claims?.kind !== 'meeting-invitation') return null;
    const { guestId, meetingId } = claims;
    return { guestId, meetingId };
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

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideJobs, provideQueries, provideReactions } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { MailModule } from '#platform/operations/mail';
import { TextMessagesModule } from '#platform/operations/text-messages';
import { provideLiveViews } from '#platform/realtime';
import { CallEntrances, CallOrigins, CallOriginsModule } from '#contexts/calls';
import { IdentityModule } from '#contexts/identity';
import { ShortlinkTargets, ShortlinksModule } from '#contexts/portals';
import { SettingsModule } from '#contexts/settings';
import { WebPushModule } from '#contexts/web-push';
import { AdminMeetingsController } from './api/admin-meetings.js';
import { CalendarFeedController } from './api/calendar-feed.controller.js';
import { MeetingGuestsController } from './api/meeting-guests.controller.js';
import { MeetingWrites } from './api/meeting-writes.js';
import { MeetingsController } from './api/meetings.controller.js';
import { FeedBudget } from './domain/feed-budget.service.js';
import { MeetingMailBudget } from './domain/meeting-mail-budget.service.js';
import { GuestBudget } from './domain/guest-budget.service.js';
import { Invitations } from './domain/invitations.service.js';
import * as commands from './commands.js';
import { meetingCalls } from './domain/meeting-calls.service.js';
import { MeetingEntrance } from './domain/meeting-entrance.service.js';
import { PastCalls } from './adapters/past-calls.js';
import { People } from './adapters/people.js';
import { SessionRooms } from './adapters/session-rooms.js';
import { MeetingLinks } from './adapters/meeting-links.js';
import { liveMeeting } from './views/live-meeting.js';
import * as queries from './queries.js';
import { MeetingReader } from './views/meeting-reader.js';
import { CloseWhatGuestsOpenedWhenTheirMeetingIsCancelled } from './reactions/close-what-guests-opened-when-their-meeting-is-cancelled.js';
import { EndTheFeedWhenAccessEnds } from './reactions/end-the-feed-when-access-ends.js';
import { GiveUpMeetingsWithTheRightToThem } from './reactions/give-up-meetings-with-the-right-to-them.js';
import { LetTheOrganizerLeadTheCall } from './reactions/let-the-organizer-lead-the-call.js';
import { EndTheCallOfACancelledMeeting } from './reactions/end-the-call-of-a-cancelled-meeting.js';
import { KeepTheCallToThoseWhoAreInvited } from './reactions/keep-the-call-to-those-who-are-invited.js';
import { NotifyDevicesThatAMeetingBegins } from './reactions/notify-devices-that-a-meeting-begins.js';
import { MailMeetingNotice } from './reactions/mail-what-is-to-be-known-of-a-meeting.js';
import { RemindOfWhatBeginsSoon } from './reactions/remind-of-what-begins-soon.js';
import { NotifyTheOrganizerOfTheLastAnswer } from './reactions/notify-the-organizer-of-the-last-answer.js';
import { TextMeetingNotice } from './reactions/text-what-is-to-be-known-of-a-meeting.js';

/** Meetings that are planned: when they take place, who is invited, and how people come to them. */
@Module({
  imports: [
    CallOriginsModule,
    CqrsModule,
    IdentityModule,
    JobsModule,
    MailModule,
    ReactionsModule,
    SettingsModule,
    ShortlinksModule,
    TextMessagesModule,
    WebPushModule,
  ],
  // The address of feeds before that of a meeting by its id.
  controllers: [
    AdminMeetingsController,
    CalendarFeedController,
    MeetingGuestsController,
    MeetingsController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideLiveViews({ liveMeeting }),
    ...provideJobs({ EndTheFeedWhenAccessEnds, MailMeetingNotice, TextMeetingNotice }),
    ...provideReactions([
      CloseWhatGuestsOpenedWhenTheirMeetingIsCancelled,
      EndTheCallOfACancelledMeeting,
      GiveUpMeetingsWithTheRightToThem,
      LetTheOrganizerLeadTheCall,
      KeepTheCallToThoseWhoAreInvited,
      RemindOfWhatBeginsSoon,
      NotifyDevicesThatAMeetingBegins,
      NotifyTheOrganizerOfTheLastAnswer,
    ]),
    FeedBudget,
    MeetingMailBudget,
    GuestBudget,
    Invitations,
    MeetingEntrance,
    MeetingReader,
    MeetingWrites,
    MeetingLinks,
    PastCalls,
    People,
    SessionRooms,
  ],
})
export class CalendarModule {
  constructor(
    origins: CallOrigins,
    entrances: CallEntrances,
    entrance: MeetingEntrance,
    shortlinks: ShortlinkTargets,
    reader: MeetingReader,
  ) {
    origins.register(meetingCalls);
    entrances.register('meeting', entrance);
    shortlinks.register(async (shortlink) => {
      const meeting = await reader.byLink(shortlink);
      return meeting ? { redirectId: meeting._id, redirectRefType: 'meeting' } : null;
    });
  }
}

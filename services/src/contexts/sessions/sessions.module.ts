import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { provideLiveViews } from '#platform/realtime';
import { FilesModule } from '#platform/stores/files';
import { CallEntrances, CallOrigins, CallOriginsModule } from '#contexts/calls';
import { IdentityModule } from '#contexts/identity';
import { ShortlinkTargets, ShortlinksModule } from '#contexts/portals';
import { AdminSessionsController } from './api/admin-sessions.js';
import { SessionChangesController } from './api/session-changes.controller.js';
import { SessionDocumentsController } from './api/session-documents.controller.js';
import { SessionGuestsController } from './api/session-guests.controller.js';
import { SessionListsController } from './api/session-lists.controller.js';
import { SessionMembersController } from './api/session-members.controller.js';
import { SessionWrites } from './api/session-writes.js';
import { SessionsController } from './api/sessions.controller.js';
import * as commands from './commands.js';
import { DocumentAccess } from './domain/document-access.service.js';
import { DocumentHolds } from './domain/document-holds.service.js';
import { GuestBudget } from './domain/guest-budget.service.js';
import { sessionCalls } from './domain/session-calls.service.js';
import { SessionEntrance } from './domain/session-entrance.service.js';
import { liveSessionCall } from './views/live-session-call.js';
import { UnreadMessages } from './views/unread-messages.js';
import * as queries from './queries.js';
import { SessionReader } from './views/session-reader.js';
import { CloseWhatAGuestOpened } from './reactions/close-what-a-guest-opened.js';
import { CloseWhatGuestsOpenedWhenTheirSessionIsDeleted } from './reactions/close-what-guests-opened-when-their-session-is-deleted.js';
import { KeepTheCallToTheMembersOfItsSession } from './reactions/keep-the-call-to-the-members-of-its-session.js';
import { LetTheNextLeadTheCall } from './reactions/let-the-next-lead-the-call.js';
import { PassOnTheLeadOfSessions } from './reactions/pass-on-the-lead-of-sessions.js';
import { TakeFormerMembersOutOfSessions } from './reactions/take-former-members-out-of-sessions.js';

/** Lasting rooms for calls and documents: who belongs to them, as what, and how they are set. */
@Module({
  imports: [
    CallOriginsModule,
    CqrsModule,
    FilesModule,
    IdentityModule,
    ReactionsModule,
    ShortlinksModule,
  ],
  controllers: [
    AdminSessionsController,
    SessionChangesController,
    SessionDocumentsController,
    SessionGuestsController,
    SessionListsController,
    SessionMembersController,
    SessionsController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideLiveViews({ liveSessionCall }),
    ...provideReactions([
      CloseWhatAGuestOpened,
      CloseWhatGuestsOpenedWhenTheirSessionIsDeleted,
      KeepTheCallToTheMembersOfItsSession,
      LetTheNextLeadTheCall,
      PassOnTheLeadOfSessions,
      TakeFormerMembersOutOfSessions,
    ]),
    DocumentAccess,
    DocumentHolds,
    GuestBudget,
    SessionEntrance,
    SessionReader,
    SessionWrites,
    UnreadMessages,
  ],
  exports: [UnreadMessages],
})
export class SessionsModule {
  constructor(
    origins: CallOrigins,
    entrances: CallEntrances,
    entrance: SessionEntrance,
    shortlinks: ShortlinkTargets,
    reader: SessionReader,
  ) {
    origins.register(sessionCalls);
    entrances.register('session', entrance);
    shortlinks.register(async (shortlink) => {
      const session = await reader.byLink(shortlink);
      return session ? { redirectId: session._id, redirectRefType: 'session' } : null;
    });
  }
}

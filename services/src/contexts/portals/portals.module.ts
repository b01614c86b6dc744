import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { IdentityModule } from '#contexts/identity';
import { SettingsModule } from '#contexts/settings';
import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { TextMessagesModule } from '#platform/operations/text-messages';
import { FilesModule } from '#platform/stores/files';
import { AdminPortalsController } from './api/admin-portals.js';
import { MemberPortalsController } from './api/member-portals.controller.js';
import { PortalAvailabilityController } from './api/portal-availability.controller.js';
import { PortalBulkController } from './api/portal-bulk.controller.js';
import { PortalInvitationsController } from './api/portal-invitations.controller.js';
import { PortalEmbedding } from './api/portal-embedding.js';
import { PortalPrerenderedShell } from './api/portal-prerendered-shell.js';
import { PortalFilesController } from './api/portal-files.controller.js';
import { PortalSettingsController } from './api/portal-settings.controller.js';
import { PortalViewsController } from './api/portal-views.controller.js';
import { PortalsController } from './api/portals.controller.js';
import { VisitorPortalsController } from './api/visitor-portals.controller.js';
import * as commands from './commands.js';
import { PortalPins } from './adapters/portal-pins.js';
import { PortalDirectory } from './adapters/portal-directory.js';
import * as queries from './queries.js';
import { FollowTheGroupsOfPortals } from './reactions/follow-the-groups-of-portals.js';
import { OpenAndClosePortalsByTheirHours } from './reactions/open-and-close-portals-by-their-hours.js';
import { ShortlinksModule } from './shortlinks.module.js';
import { TakeFormerMembersOutOfPortals } from './reactions/take-former-members-out-of-portals.js';

/** The portals that visitors ring at, and how they are set. */
@Module({
  imports: [
    CqrsModule,
    FilesModule,
    IdentityModule,
    ReactionsModule,
    SettingsModule,
    ShortlinksModule,
    TextMessagesModule,
  ],
  controllers: [
    AdminPortalsController,
    MemberPortalsController,
    PortalAvailabilityController,
    PortalBulkController,
    PortalFilesController,
    PortalInvitationsController,
    PortalSettingsController,
    PortalViewsController,
    PortalsController,
    VisitorPortalsController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([
      FollowTheGroupsOfPortals,
      OpenAndClosePortalsByTheirHours,
      TakeFormerMembersOutOfPortals,
    ]),
    commands.PortalChanges,
    PortalEmbedding,
    PortalPrerenderedShell,
    PortalDirectory,
    PortalPins,
  ],
  exports: [PortalDirectory, PortalPins],
})
export class PortalsModule {}

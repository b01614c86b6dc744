import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { FilesModule } from '#platform/stores/files';
import { DocumentAccess, DocumentHolds } from '#contexts/sessions';
import { IdentityModule } from '#contexts/identity';
import { CallDocumentsController } from './api/call-documents.controller.js';
import { ConversionBudget } from './api/conversion-budget.js';
import { DocumentsController } from './api/documents.controller.js';
import { Downloads } from './api/downloads.js';
import { PreviewsController } from './api/previews.controller.js';
import { SessionFilesController } from './api/session-files.controller.js';
import { VisitDocumentsController } from './api/visit-documents.controller.js';
import * as commands from './commands.js';
import { XfaConverter } from './adapters/xfa-converter.js';
import { PageDrawer } from './adapters/page-drawer.js';
import * as queries from './queries.js';
import { Previews } from './views/previews.js';
import { DeleteDocumentsOfPeopleWhoAreForgotten } from './reactions/delete-documents-of-people-who-are-forgotten.js';
import { DeleteDraftsThatAreNeverSent } from './reactions/delete-drafts-that-are-never-sent.js';
import { DeleteSignedDocumentsThatHaveExpired } from './reactions/delete-signed-documents-that-have-expired.js';

/** Documents of sessions and calls: kept, shown and deleted. */
@Module({
  imports: [CqrsModule, FilesModule, IdentityModule, ReactionsModule],
  controllers: [
    CallDocumentsController,
    PreviewsController,
    // Before the route of one document by its id.
    VisitDocumentsController,
    DocumentsController,
    SessionFilesController,
  ],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([
      DeleteDocumentsOfPeopleWhoAreForgotten,
      DeleteDraftsThatAreNeverSent,
      DeleteSignedDocumentsThatHaveExpired,
    ]),
    ConversionBudget,
    DocumentAccess,
    DocumentHolds,
    Downloads,
    Previews,
    { provide: PageDrawer, useFactory: () => new PageDrawer() },
    XfaConverter,
  ],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { DocumentsModule } from '#contexts/documents';
import { IdentityModule } from '#contexts/identity';
import { DocumentAccess, DocumentHolds } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';
import { BoardExportsController } from './api/board-exports.controller.js';
import { BoardGateway } from './api/board.gateway.js';
import { BoardAccess } from './domain/board-access.service.js';
import { BoardBeginnings } from './domain/board-beginnings.service.js';
import * as commands from './commands.js';
import { PdfMaker } from './adapters/pdf-maker.js';
import { PdfSeal } from './adapters/pdf-seal.js';
import { BoardDocuments } from './adapters/board-documents.js';
import { BoardPushes } from './views/board-pushes.js';
import * as queries from './queries.js';
import { PushWhatHappensOnBoards } from './reactions/push-what-happens-on-boards.js';
import { NotifyBoardsOfDocumentsThatAreGone } from './reactions/notify-boards-of-documents-that-are-gone.js';
import { WithdrawSignaturesOfThoseWhoLostTheRight } from './reactions/withdraw-signatures-of-those-who-lost-the-right.js';
import { WithdrawSignaturesOnDocumentsThatAreGone } from './reactions/withdraw-signatures-on-documents-that-are-gone.js';

/** Lets people in a call draw together, on blank pages and on documents. */
@Module({
  imports: [CqrsModule, DocumentsModule, IdentityModule, ReactionsModule, SettingsModule],
  controllers: [BoardExportsController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([
      ...[PushWhatHappensOnBoards, NotifyBoardsOfDocumentsThatAreGone],
      WithdrawSignaturesOfThoseWhoLostTheRight,
      WithdrawSignaturesOnDocumentsThatAreGone,
    ]),
    BoardAccess,
    BoardBeginnings,
    BoardGateway,
    BoardPushes,
    DocumentAccess,
    DocumentHolds,
    PdfSeal,
    PdfMaker,
    BoardDocuments,
  ],
})
export class BoardModule {}

import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';

import { CommandRunner, provideCommands, provideQueries, provideReactions } from '#platform/cqrs';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { DocumentsModule } from '#contexts/documents';
import { SessionsModule, UnreadMessages } from '#contexts/sessions';
import { ChatGateway } from './api/chat.gateway.js';
import { MessagesController } from './api/messages.controller.js';
import { SessionCallChatGateway } from './api/session-call-chat.gateway.js';
import { ChannelAccess } from './domain/channel-access.service.js';
import * as commands from './commands.js';
import { documentsOfCalls } from './adapters/documents-of-calls.js';
import { documentsOfSessions } from './adapters/documents-of-sessions.js';
import { ChatPushes } from './views/chat-pushes.js';
import { Typing } from './views/typing.js';
import { ChannelDocuments } from './ports/channel-documents.js';
import { ChatReader } from './views/chat-reader.js';
import * as queries from './queries.js';
import { countUnreadIn } from './views/unread-messages.js';
import { CloseTheChatOfACall } from './reactions/close-the-chat-of-a-call.js';
import { DeleteDocumentsWithTheirMessage } from './reactions/delete-documents-with-their-message.js';
import { PushMessagesAsTheirDocumentsChange } from './reactions/push-messages-as-their-documents-change.js';
import { PushWhatIsSaid } from './reactions/push-what-is-said.js';

/** Lets people write to each other in sessions and in calls with visitors. */
@Module({
  imports: [CqrsModule, DocumentsModule, ReactionsModule, SessionsModule],
  controllers: [MessagesController],
  providers: [
    ...provideCommands(commands),
    ...provideQueries(queries),
    ...provideReactions([
      CloseTheChatOfACall,
      DeleteDocumentsWithTheirMessage,
      PushMessagesAsTheirDocumentsChange,
      PushWhatIsSaid,
    ]),
    ChannelAccess,
    ChannelDocuments,
    ChatGateway,
    ChatPushes,
    ChatReader,
    SessionCallChatGateway,
    Typing,
  ],
  exports: [ChannelDocuments],
})
export class ChatModule {
  constructor(
    documents: ChannelDocuments,
    runner: CommandRunner,
    unread: UnreadMessages,
    reader: ChatReader,
    queryBus: QueryBus,
  ) {
    documents.register(documentsOfSessions(queryBus));
    documents.register(documentsOfCalls(queryBus, runner));
    unread.register(countUnreadIn(reader));
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { KeyedMutex } from '@foyer/event-log';

import { CommandRunner, Rejected, stepOf, systemActor, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Log } from '#platform/observability';
import { sessionOfCall } from '#contexts/calls';
import { ChangeCallDocuments, FindSessionDocuments, UploadDocument } from '#contexts/documents';
import { GetBoardBeginning } from '#contexts/settings';
import { ShowDocument } from './lead.command.js';
import { boardStream } from '../streams.js';

/** Lets boards begin with the document that the company has set for that. */
@Injectable()
export class BoardBeginnings {
  readonly #turns = new KeyedMutex();

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
    private readonly freshness: Freshness,
    private readonly log: Log,
  ) {}

  /**
   * Shows it on a board without any earlier change, in the name of the member who leads there. It
   * is a copy among the documents of the call, so that the drawings on it belong to the call. If
   * that fails, the board begins blank.
   */
  async begin(boardId: string, context: CommandContext): Promise<void> {
    if (context.actor.type !== 'member') return;
    await this.#turns.runExclusive([boardId], async () => {
      const { version } = await this.runner.stateOf(boardStream(boardId));
      if (version > 0) return;
      const found = await this.queries.execute(new GetBoardBeginning({}));
      if (!found) return;
      try {
        const documentId = await this.#copy(boardId, found, context);
        const { position } = await this.commands.execute(
          new ShowDocument(stepOf(context, 'begin'), { boardId, documentId }),
        );
        await this.freshness.waitFor(position, ['board']);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        this.log.warn('A whiteboard could not begin with the document of the settings', {
          code: error.code,
        });
      }
    });
  }

  async #copy(
    boardId: string,
    {
      file: { name, hash },
      content: file,
    }: { file: { name: string; hash: string }; content: Uint8Array },
    context: CommandContext,
  ): Promise<string> {
    const sessionId = await sessionOfCall(boardId, (one) => this.runner.stateOf(one));
    if (sessionId !== null) {
      // An earlier call of the session has begun with it.
      const kept = await this.queries.execute(new FindSessionDocuments(sessionId));
      const same = kept.find((one) => one.hash === hash && !one.isSigned);
      if (same) return same._id;
    }
    const place =
      sessionId === null
        ? ({ kind: 'call', id: boardId } as const)
        : ({ kind: 'session', id: sessionId } as const);
    const { position, result: documentId } = await this.commands.execute(
      new UploadDocument(stepOf(context, 'copy'), { place, name, file, field: 'document' }),
    );
    await this.freshness.waitFor(position, ['documents', 'sessions']);
    if (sessionId === null) {
      const listing = { ...stepOf(context, 'list'), actor: systemActor('board') };
      const changes = [{ documentId, isDelete: false }];
      await this.commands.execute(new ChangeCallDocuments(listing, { callId: boardId, changes }));
    }
    return documentId;
  }
}

import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sessionChangeRoutes, sessionDocumentRoutes } from '@foyer/contracts/sessions';

import { isOfOtherPlace, Rejected, type Actor } from '#platform/cqrs';
import {
  Answer,
  attachment,
  Input,
  paged,
  savedAs,
  Serves,
  windowOfPage,
  type InputOf,
} from '#platform/http';
import { authorOf } from '../domain/author-of.service.js';
import { DocumentAccess } from '../domain/document-access.service.js';
import { ChangeSessionDocuments } from '../commands.js';
import { FindSessionDocuments, GetLiveSession, GetSessionFile } from '../queries.js';
import { SessionWrites } from './session-writes.js';

/** Documents of sessions, for those who belong to them or take part in their calls. */
@Controller()
export class SessionDocumentsController {
  constructor(
    private readonly writes: SessionWrites,
    private readonly queries: QueryBus,
    private readonly access: DocumentAccess,
  ) {}

  @Serves(sessionChangeRoutes.updateSessionDocument)
  change(@Input() { body, context }: InputOf<typeof sessionChangeRoutes.updateSessionDocument>) {
    const { sessionId, documents: changes } = body;
    return this.writes.after(
      new ChangeSessionDocuments(context, { sessionId, changes }),
      sessionId,
    );
  }

  @Serves(sessionDocumentRoutes.listSessionDocuments)
  async list(
    @Input() { query, actor }: InputOf<typeof sessionDocumentRoutes.listSessionDocuments>,
  ) {
    await this.#mayRead(query.sessionId, actor);
    const found = await this.queries.execute(new FindSessionDocuments(query.sessionId));
    const inOrder = query.order < 0 ? found.toReversed() : found;
    const { skip, limit } = windowOfPage(query);
    return paged({ rows: inOrder.slice(skip, skip + limit), total: found.length }, query);
  }

  @Serves(sessionDocumentRoutes.getSessionDocument)
  async get(@Input() { params, actor }: InputOf<typeof sessionDocumentRoutes.getSessionDocument>) {
    await this.#mayRead(params.sessionId, actor);
    const { content, type, name, extension } = await this.queries.execute(
      new GetSessionFile(params),
    );
    return new Answer(content, { headers: attachment(savedAs(name, extension), type) });
  }

  /**
   * Also of a public session the documents are for those who belong to it, and for those in its
   * call who are not on hold.
   */
  async #mayRead(id: string, actor: Actor): Promise<void> {
    if (isOfOtherPlace(actor, id)) throw new Rejected('SESSION_NOT_FOUND');
    const viewer = authorOf(actor);
    const isOutsider = actor.type !== 'member';
    // Those who may not see a session get the same answer as for a missing one.
    await this.queries.execute(new GetLiveSession({ sessionId: id, viewer, isOutsider }));
    await this.access.require({ kind: 'session', id }, actor, 'documents.read');
  }
}

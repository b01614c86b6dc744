import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { boardRoutes } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';

import { CommandRunner, Rejected, stepOf, systemActor, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Answer, attachment, Input, Serves, type InputOf } from '#platform/http';
import { sessionOfCall } from '#contexts/calls';
import {
  ChangeCallDocuments,
  ConcurrencyLimit,
  FindDocument,
  ShowDocuments,
  UploadDocument,
} from '#contexts/documents';
import { BoardAccess } from '../domain/board-access.service.js';
import { SignDocument } from '../commands.js';
import { FindDrawn, FindMarks, FindNames, MakeBoardPdf, xfdfOf } from '../queries.js';

type In<Name extends keyof typeof boardRoutes> = InputOf<(typeof boardRoutes)[Name]>;

interface OfBoard {
  readonly boardId: string;
  readonly documentId: string | null;
  /** Of who takes it out. */
  readonly language: Language;
}

/** The number of exports of one person within this time, in seconds: making a PDF takes long. */
const EXPORTS = { points: 20, seconds: 60 };

/**
 * The number of exports of one person that are made or wait at a time: all persons share the maker
 * of PDFs.
 */
const AT_A_TIME = 2;

/** Exports the drawings of boards. */
@Controller()
export class BoardExportsController {
  readonly #underWay = new ConcurrencyLimit(
    AT_A_TIME,
    () => new Rejected('TOO_MANY_REQUESTS', { retryAfter: '5' }),
  );

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
    private readonly freshness: Freshness,
    private readonly access: BoardAccess,
  ) {}

  @Serves(boardRoutes.exportBoard)
  @Spends(EXPORTS)
  async pdf(@Input() { params: { id }, query, actor, language }: In<'exportBoard'>) {
    await this.access.requireReading(id, actor);
    const of = { boardId: id, documentId: query.documentId ?? null, language };
    const { pdf, name } = await this.#pdf(actor.id, of, query.annotations);
    return new Answer(pdf, { headers: attachment(name, 'application/pdf') });
  }

  @Serves(boardRoutes.exportXfdf)
  @Spends(EXPORTS)
  async xfdf(@Input() { params: { id }, query, actor }: In<'exportXfdf'>) {
    await this.access.requireReading(id, actor);
    const documentId = query.documentId ?? null;
    const marks = await this.queries.execute(new FindMarks({ boardId: id, documentId }));
    const ids = [...new Set(marks.map(({ authorId }) => authorId))];
    const names = await this.queries.execute(new FindNames(ids));
    return new Answer(Buffer.from(xfdfOf(marks, names)), {
      headers: attachment('annotations.xfdf', 'application/xfdf'),
    });
  }

  @Serves(boardRoutes.listDrawn)
  async drawn(@Input() { params: { id }, actor }: In<'listDrawn'>) {
    await this.access.requireReading(id, actor);
    return { drawn: await this.queries.execute(new FindDrawn(await this.access.board(id))) };
  }

  @Serves(boardRoutes.keepBoard)
  @Spends(EXPORTS)
  async keep(@Input() { params: { id: callId }, body, actor, context, language }: In<'keepBoard'>) {
    await this.access.requireReading(callId, actor);
    const of = { boardId: callId, documentId: body.documentId, language };
    const { pdf: file } = await this.#pdf(actor.id, of, true);
    const sessionId = await sessionOfCall(callId, (one) => this.runner.stateOf(one));
    const place =
      sessionId === null
        ? ({ kind: 'call', id: callId } as const)
        : ({ kind: 'session', id: sessionId } as const);
    const { position, result: documentId } = await this.commands.execute(
      new UploadDocument(context, { place, name: body.name, file, field: 'document' }),
    );
    await this.freshness.waitFor(position, ['documents', 'sessions']);
    return this.#listed(documentId, callId, context);
  }

  @Serves(boardRoutes.signDocument)
  @Spends(EXPORTS)
  async sign(
    @Input() { params: { id: callId }, body, actor, context, language }: In<'signDocument'>,
  ) {
    await this.access.require(callId, actor);
    const { documentId, signature: ink } = body;
    const { position, result: signedId } = await this.commands.execute(
      new SignDocument(context, { boardId: callId, documentId, ink, language }),
    );
    await this.freshness.waitFor(position, ['board', 'documents', 'sessions']);
    return this.#listed(signedId, callId, context);
  }

  /** Lists a new document among those of its call; a session lists its own automatically. */
  async #listed(documentId: string, callId: string, context: CommandContext) {
    const kept = await this.queries.execute(new FindDocument(documentId));
    if (kept.place.kind === 'call') {
      const changes = [{ documentId, isDelete: false }];
      const listing = { ...stepOf(context, 'list'), actor: systemActor('board') };
      const { position } = await this.commands.execute(
        new ChangeCallDocuments(listing, { callId, changes }),
      );
      await this.freshness.waitFor(position, ['documents']);
    }
    const [shown] = await this.queries.execute(new ShowDocuments([kept]));
    return shown;
  }

  async #pdf(personId: string, of: OfBoard, annotations: boolean) {
    const leave = this.#underWay.enter(personId);
    try {
      const marks = annotations ? await this.queries.execute(new FindMarks(of)) : [];
      return await this.queries.execute(new MakeBoardPdf({ ...of, marks }));
    } finally {
      leave();
    }
  }
}

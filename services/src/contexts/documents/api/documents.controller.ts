import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { documentRoutes } from '@foyer/contracts/documents';
import { permits } from '@foyer/contracts/identity';
import type { UploadedDocument } from '@foyer/projections/documents';

import { Rejected, type Actor } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Answer, attachment, Input, Serves, type InputOf } from '#platform/http';
import { DocumentAccess } from '#contexts/sessions';
import { DeleteDocument, UploadDocument } from '../commands.js';
import { FindDocumentFor, FindDraftsOf, savedName, ShowDocuments } from '../queries.js';
import { Downloads } from './downloads.js';
import { isLeftTo } from './left-to-visitor.js';
import { fileAnswer, inPieces } from './file-answer.js';
import { placeOf } from './place-of.js';

type In<Name extends keyof typeof documentRoutes> = InputOf<(typeof documentRoutes)[Name]>;

/** The number of uploads of one person within this time, in seconds. */
const UPLOADS = { points: 60, seconds: 60 };

/** Documents of sessions and calls: uploading, reading and deleting them. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly access: DocumentAccess,
    private readonly downloads: Downloads,
  ) {}

  @Serves(documentRoutes.uploadDocument)
  @Spends(UPLOADS)
  async upload(@Input() { body, file, actor, context }: In<'uploadDocument'>) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { document: 'BLANK' });
    const { name, uploadBy, uploadFrom, identity, draft } = body;
    if (uploadBy !== actor.id) throw new Rejected('FORBIDDEN');
    const place = placeOf(uploadFrom, identity);
    const isDraft = draft === 'true';
    const { position, result } = await this.commands.execute(
      new UploadDocument(context, { place, name, file, isDraft, field: 'document' }),
    );
    await this.freshness.waitFor(position, ['documents', 'sessions']);
    return this.#shown(
      await this.queries.execute(new FindDocumentFor({ documentId: result, personId: actor.id })),
    );
  }

  @Serves(documentRoutes.listDrafts)
  async drafts(@Input() { query: { uploadFrom, identity }, actor }: In<'listDrafts'>) {
    const place = placeOf(uploadFrom, identity);
    await this.access.require(place, actor, 'documents.share', 'chat');
    const found = await this.queries.execute(new FindDraftsOf({ place, personId: actor.id }));
    return { docs: await this.queries.execute(new ShowDocuments(found)) };
  }

  @Serves(documentRoutes.getDocument)
  async get(@Input() { params, actor }: In<'getDocument'>) {
    return this.#shown(await this.#readable(params.id, actor));
  }

  @Serves(documentRoutes.downloadDocument)
  async download(
    @Input() { params, actor, address }: In<'downloadDocument'>,
    @Headers('range') range: string | undefined,
  ) {
    const found = await this.#readable(params.id, actor);
    const download = await this.downloads.begin([found], { actor, address });
    try {
      const content = await download.read(found);
      const headers = attachment(savedName(found), found.mediaType);
      const part = fileAnswer(content, headers, range);
      return new Answer(download.send(inPieces(part.body)), {
        ...(part.status !== undefined && { status: part.status }),
        headers: { ...part.headers, 'content-length': part.body.length.toString() },
      });
    } catch (error) {
      download.giveUp();
      throw error;
    }
  }

  @Serves(documentRoutes.deleteDocument)
  async delete(@Input() { params, actor, context }: In<'deleteDocument'>) {
    const { place, uploadedBy, _id, isOfMessage } = await this.queries.execute(
      new FindDocumentFor({ documentId: params.id, personId: actor.id }),
    );
    const { position } = await this.commands.execute(
      new DeleteDocument(context, {
        ...{ documentId: _id, place, uploadedBy },
        isOfMessage: isOfMessage === true,
      }),
    );
    await this.freshness.waitFor(position, ['documents', 'sessions']);
    return { _id };
  }

  /** To those who may not read it, a document is not there. */
  async #readable(documentId: string, actor: Actor): Promise<UploadedDocument> {
    const found = await this.queries.execute(
      new FindDocumentFor({ documentId, personId: actor.id }),
    );
    const isSeen =
      isOfCompany(found, actor) ||
      (await this.access.allows(found.place, actor, 'documents.read', wayOf(found))) ||
      (await isLeftTo(actor, found, this.queries));
    if (found.isTakenAway || !isSeen) throw new Rejected('DOCUMENT_NOT_FOUND');
    return found;
  }

  async #shown(found: UploadedDocument) {
    const [shown] = await this.queries.execute(new ShowDocuments([found]));
    return shown;
  }
}

const wayOf = ({ isOfMessage }: UploadedDocument) => (isOfMessage ? 'chat' : 'list');

/** Signed documents outlive who asked for them: those who manage all sessions can reach them. */
function isOfCompany({ isSigned }: UploadedDocument, { role }: Actor): boolean {
  return isSigned && role !== 'system' && permits('sessions.manage-all', role);
}

import { PassThrough } from 'node:stream';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sessionCallRoutes } from '@foyer/contracts/calls';
import { documentRoutes } from '@foyer/contracts/documents';
import type { UploadedDocument } from '@foyer/projections/documents';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Answer, attachment, Input, Serves, type InputOf } from '#platform/http';
import { Log } from '#platform/observability';
import { DocumentAccess } from '#contexts/sessions';
import { ChangeCallDocuments } from '../commands.js';
import { FindCallDocuments, FindSessionDocuments, ShowDocuments } from '../queries.js';
import { archiveOf } from './archive.js';
import { Downloads } from './downloads.js';

type Change = InputOf<typeof sessionCallRoutes.updateCallDocument>;
type Download = InputOf<typeof sessionCallRoutes.downloadCallDocuments>;
type OfSession = InputOf<typeof documentRoutes.downloadSessionDocuments>;
type List = InputOf<typeof documentRoutes.listCallDocuments>;

/** Changes and lists the documents that all participants of a call are shown. */
@Controller()
export class CallDocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly access: DocumentAccess,
    private readonly downloads: Downloads,
    private readonly log: Log,
  ) {}

  @Serves(sessionCallRoutes.updateCallDocument)
  async change(@Input() { body, context }: Change) {
    const { callDetailId, documents: changes } = body;
    const { position } = await this.commands.execute(
      new ChangeCallDocuments(context, { callId: callDetailId, changes }),
    );
    await this.freshness.waitFor(position, ['documents']);
    return { callDetailId };
  }

  @Serves(documentRoutes.listCallDocuments)
  async list(@Input() { query, actor }: List) {
    const { callDetailId: id } = query;
    await this.access.require({ kind: 'call', id }, actor, 'documents.read');
    const found = await this.queries.execute(new FindCallDocuments(id));
    return { docs: await this.queries.execute(new ShowDocuments(found)) };
  }

  @Serves(sessionCallRoutes.downloadCallDocuments)
  async download(@Input() { body, actor, address }: Download) {
    const { callDetailId: id } = body;
    await this.access.require({ kind: 'call', id }, actor, 'documents.read');
    return this.#archive(await this.queries.execute(new FindCallDocuments(id)), { actor, address });
  }

  @Serves(documentRoutes.downloadSessionDocuments)
  async downloadOfSession(@Input() { query, actor, address }: OfSession) {
    const { sessionId: id } = query;
    await this.access.require({ kind: 'session', id }, actor, 'documents.read');
    return this.#archive(await this.queries.execute(new FindSessionDocuments(id)), {
      actor,
      address,
    });
  }

  async #archive(found: readonly UploadedDocument[], reader: Pick<Download, 'actor' | 'address'>) {
    if (found.length === 0) throw new Rejected('DOCUMENT_NOT_FOUND');
    const download = await this.downloads.begin(found, reader);
    const archive = archiveOf(found, (one) => download.read(one));
    const stream = download.send(new PassThrough());
    archive.on('error', (error) => {
      this.log.error('An archive of documents could not be made', { err: error });
      stream.destroy(error);
    });
    archive.pipe(stream);
    return new Answer(stream, { headers: attachment('documents.zip', 'application/zip') });
  }
}

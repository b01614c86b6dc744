import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { portalFileRoutes, type PortalFile } from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Answer, contentDisposition, framingOf, Input, Serves, type InputOf } from '#platform/http';
import { GetShownPicture } from '#contexts/settings';
import { AddPortalFile } from '../commands.js';
import { GetPortalFile, portals } from '../queries.js';
import { requireAccess } from './portal-access.js';

type In<Name extends keyof typeof portalFileRoutes> = InputOf<(typeof portalFileRoutes)[Name]>;

/** A file never changes under its id. */
const FOR_GOOD = 'max-age=31536000, immutable';

/** The files that portals show, and their documents. */
@Controller()
export class PortalFilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(portalFileRoutes.addPortalFile)
  async add(@Input() { params, body, file, context }: In<'addPortalFile'>) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { file: 'BLANK' });
    const { position, result } = await this.commands.execute(
      new AddPortalFile(context, { portalId: params.id, ...body, file }),
    );
    await this.freshness.waitFor(position, ['portals']);
    return result;
  }

  @Serves(portalFileRoutes.getPortalFile)
  async get(@Input() { params, actor }: In<'getPortalFile'>) {
    const { id: portalId, documentId } = params;
    requireAccess(await this.queries.execute(new portals.Get(portalId)), actor);
    const found = await this.queries.execute(
      new GetPortalFile({ portalId, documentId, onlyShown: false }),
    );
    return answerOf(found, `private, ${FOR_GOOD}`);
  }

  @Serves(portalFileRoutes.getPortalMedia)
  async getMedia(@Input() { params }: In<'getPortalMedia'>) {
    const { id: portalId, documentId } = params;
    const found = await this.queries
      .execute(new GetPortalFile({ portalId, documentId, onlyShown: true }))
      .catch((error: unknown) => this.#companyPicture(documentId, error));
    return answerOf(found, `public, ${FOR_GOOD}`);
  }

  /** A portal without pictures of its own shows the company's. */
  async #companyPicture(documentId: string, error: unknown) {
    if (!(error instanceof Rejected) || error.code !== 'PORTAL_FILE_NOT_FOUND') throw error;
    for (const picture of ['logo', 'favicon'] as const) {
      const asked = new GetShownPicture({ picture, fileId: documentId });
      const found = await this.queries.execute(asked).catch(ifMissing);
      if (found) return found;
    }
    throw error;
  }
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Rejected && error.code === 'APP_SETTING_FILE_NOT_FOUND') return undefined;
  throw error;
}

type Sent = Pick<PortalFile, 'contentType' | 'name'> & Partial<Pick<PortalFile, 'mediaType'>>;

function answerOf(
  found: {
    readonly file: Sent;
    readonly content: Uint8Array;
    readonly sites?: readonly string[];
  },
  caching: string,
) {
  const { file, content, sites = [] } = found;
  // A browser's viewer of documents does not work in a sandbox; all other files that are opened
  // directly run no code.
  const sandbox = file.mediaType === 'pdf' ? '' : '; sandbox';
  const disposition = file.mediaType === 'document' ? 'attachment' : 'inline';
  return new Answer(content, {
    headers: {
      'content-type': file.contentType,
      'cache-control': caching,
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; ${framingOf(sites)}${sandbox}`,
      'content-disposition': contentDisposition(disposition, file.name),
      'x-content-type-options': 'nosniff',
    },
  });
}

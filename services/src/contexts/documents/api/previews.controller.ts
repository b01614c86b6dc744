import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { documentRoutes } from '@foyer/contracts/documents';

import { Rejected } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import { Answer, attachment, BoundsItself, Input, Serves, type InputOf } from '#platform/http';
import { fromPdfHead } from '#platform/stores/files';
import { DocumentAccess } from '#contexts/sessions';
import { XfaConverter } from '../adapters/xfa-converter.js';
import { FindDocumentFor } from '../queries.js';
import { Previews } from '../views/previews.js';
import { ConversionBudget } from './conversion-budget.js';
import { isLeftTo } from './left-to-visitor.js';
import { placeOf } from './place-of.js';

type Preview = InputOf<typeof documentRoutes.previewDocument>;
type Convert = InputOf<typeof documentRoutes.convertXfa>;

/** A page never changes; the right of a person to see it is checked again soon. */
const KEPT_FOR = 'private, max-age=300';
/** A visitor whose call is over sees a page for a while only, perhaps at a screen of others. */
const NOT_KEPT = 'no-store';
/** The number of pages that one person looks at within this time, in seconds. */
const PREVIEWS = { points: 120, seconds: 60 };

/** Documents as people can look at them without a program of their own. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly access: DocumentAccess,
    private readonly previews: Previews,
    private readonly converter: XfaConverter,
    private readonly conversions: ConversionBudget,
  ) {}

  @Serves(documentRoutes.previewDocument)
  @Spends(PREVIEWS)
  @BoundsItself()
  async preview(@Input() { query, actor, signal }: Preview) {
    const found = await this.queries.execute(
      new FindDocumentFor({ documentId: query.documentId, personId: actor.id }),
    );
    const way = found.isOfMessage ? 'chat' : 'list';
    const keeps = await this.access.allows(found.place, actor, 'documents.read', way);
    const isSeen = keeps || (await isLeftTo(actor, found, this.queries));
    if (found.isTakenAway || !isSeen) throw new Rejected('DOCUMENT_NOT_FOUND');
    const isStranger = actor.type !== 'member';
    const wish = { page: query.page, personId: actor.id, isStranger, signal };
    const png = await this.previews.of(found, wish);
    const keptFor = keeps ? KEPT_FOR : NOT_KEPT;
    const headers = { ...attachment('preview.png', 'image/png'), 'cache-control': keptFor };
    return new Answer(png, { headers });
  }

  @Serves(documentRoutes.convertXfa)
  @BoundsItself()
  async convert(@Input() { body, file, actor, address }: Convert) {
    const { uploadFrom, identity } = body;
    // Visitors come free of charge: their forms are converted where they are shared.
    if (actor.type !== 'member') {
      if (!uploadFrom || !identity) throw new Rejected('INVALID_INPUT', {}, { identity: 'BLANK' });
      await this.access.require(placeOf(uploadFrom, identity), actor, 'documents.share');
    }
    if (!file) throw new Rejected('INVALID_INPUT', {}, { document: 'BLANK' });
    const pdf = fromPdfHead(file);
    if (Buffer.from(pdf.subarray(0, 5)).toString('latin1') !== '%PDF-') {
      throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { document: 'DOCUMENT_TYPE' });
    }
    const converted = await this.conversions.convert(actor.id, address, () =>
      this.converter.convert(pdf),
    );
    return new Answer(converted, { headers: attachment('document.pdf', 'application/pdf') });
  }
}

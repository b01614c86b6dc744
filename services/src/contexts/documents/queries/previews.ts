import { Injectable } from '@nestjs/common';
import type { UploadedDocument } from '@foyer/projections/documents';

import { Files, readWhole } from '../../../platform/stores/files/index.js';
import { Rejected } from '../../../platform/eventing/commands/index.js';
import { boundedCache } from '../../../platform/stores/bounded-cache.js';
import { fileOf } from '../commands/file-of.js';
import { PageDrawer } from '../ports/page-drawer.js';

/** So many pages are remembered, of about 100 kB each. */
const PAGES_MAX = 200;

/** Pages of documents as pictures; what was drawn is remembered, and what is being drawn is not drawn twice. */
@Injectable()
export class Previews {
  readonly #pages = boundedCache<Promise<Uint8Array>>(PAGES_MAX);

  constructor(
    private readonly files: Files,
    private readonly drawer: PageDrawer,
  ) {}

  /** @throws Rejected as {@link PageDrawer.draw}, or FILE_DAMAGED */
  of(document: UploadedDocument, page: number): Promise<Uint8Array> {
    const key = `${document._id} ${page}`;
    const known = this.#pages.get(key);
    if (known) return known;
    const drawing = this.#draw(document, page);
    this.#pages.set(key, drawing);
    drawing.catch(() => this.#pages.delete(key));
    return drawing;
  }

  async #draw({ _id, place, hash, mediaType }: UploadedDocument, page: number) {
    const content = await readWhole(this.files, fileOf(_id, place), hash);
    if (!content) throw new Rejected('FILE_DAMAGED');
    return this.drawer.draw(content, mediaType, page);
  }
}

import { Injectable } from '@nestjs/common';
import type { UploadedDocument } from '@foyer/projections/documents';

import { Files, readWhole } from '#platform/stores/files';
import { Rejected } from '#platform/cqrs';
import { boundedCache } from '#platform/stores/bounded-cache';
import { fileOf } from '../domain/file-of.service.js';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { PageDrawer } from '../adapters/page-drawer.js';
import { FairTurns } from './fair-turns.js';
import { Waiters } from './waiters.js';

/** The number of remembered pages, of about 100 kB each. */
const PAGES_MAX = 200;
/**
 * A document of which a page could not be drawn is not tried again for this time, in milliseconds.
 */
const FAILED_MS = 10 * 60_000;
/** The number of remembered documents that failed. */
const FAILED_MAX = 1000;
/** The number of pages that are drawn, or wait for that, for one person. */
const WAITING_EACH = 8;

/** A page that a person wants, and the signal that ends the wish. */
interface Wish {
  readonly page: number;
  readonly personId: string;
  /** Aborted once they do not wait for it any more. */
  readonly signal: AbortSignal;
}

/** A page that was drawn, or will be. */
interface Drawing {
  readonly png: Promise<Uint8Array>;
  readonly waiters: Waiters;
}

/**
 * Pages of documents as pictures, drawn one at a time by turns of the people who wait, and pictures
 * that accompany pages, which take long. A drawn page is remembered, a page that is being drawn is
 * not drawn twice, and a page that no one waits for any more is not finished.
 */
@Injectable()
export class Previews {
  readonly #pages = boundedCache<Drawing>(PAGES_MAX);
  readonly #failed = boundedCache<boolean>(FAILED_MAX, FAILED_MS);
  readonly #underWay = new ConcurrencyLimit(WAITING_EACH, () => new Rejected('UNAVAILABLE'));
  readonly #turns = { page: new FairTurns(), picture: new FairTurns() };

  constructor(
    private readonly files: Files,
    private readonly drawer: PageDrawer,
  ) {}

  /**
   * @throws Rejected as {@link PageDrawer.draw}, FILE_DAMAGED, or UNAVAILABLE where the person has
   * too many drawn at once
   */
  async of(document: UploadedDocument, wish: Wish): Promise<Uint8Array> {
    const { page, personId, signal } = wish;
    const key = `${document._id} ${page}`;
    const drawing = this.#pages.get(key);
    const known = drawing?.waiters.signal.aborted === true ? undefined : drawing;
    known?.waiters.join(signal);
    if (known) return known.png;
    if (this.#failed.has(document._id)) throw new Rejected('NO_PREVIEW');
    const leave = this.#underWay.enter(personId);
    const waiters = new Waiters();
    waiters.join(signal);
    const turns = document.mediaType.startsWith('image/') ? this.#turns.picture : this.#turns.page;
    const png = turns
      .take(personId, waiters.signal, () => this.#draw(document, page, waiters.signal))
      .finally(leave);
    const drawn = { png, waiters };
    this.#pages.set(key, drawn);
    png.catch(() => {
      if (this.#pages.get(key) === drawn) this.#pages.delete(key);
    });
    return png;
  }

  async #draw(
    { _id, place, hash, mediaType }: UploadedDocument,
    page: number,
    signal: AbortSignal,
  ) {
    // Another page of it has shown meanwhile that there is none.
    if (this.#failed.has(_id)) throw new Rejected('NO_PREVIEW');
    const content = await readWhole(this.files, fileOf(_id, place), hash);
    if (!content) throw new Rejected('FILE_DAMAGED');
    return this.drawer.draw(content, mediaType, page, signal).catch((error: unknown) => {
      const isNone = error instanceof Rejected && error.code === 'NO_PREVIEW';
      if (isNone) this.#failed.set(_id, true);
      throw error;
    });
  }
}

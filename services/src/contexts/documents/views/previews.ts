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
 * A content of which a page could not be drawn is not tried again for this time, in milliseconds,
 * however often it is uploaded.
 */
const FAILED_MS = 10 * 60_000;
/** The number of remembered contents that failed. */
const FAILED_MAX = 1000;
/** The number of pages that are drawn, or wait for that, for one person. */
const WAITING_EACH = 8;

/** A page that a person wants, and the signal that ends the wish. */
interface Wish {
  readonly page: number;
  readonly personId: string;
  /** True for visitors and guests: anybody may become one. */
  readonly isStranger: boolean;
  /** Aborted once they do not wait for it any more. */
  readonly signal: AbortSignal;
}

/** A page that was drawn, or will be. */
interface Drawing {
  readonly png: Promise<Uint8Array>;
  readonly waiters: Waiters;
  /** True while it stands in line with those of strangers. */
  isBehindStrangers: boolean;
}

/** Pictures do not wait for pages, which take long. */
const turnsOf = (places: number) => ({
  page: new FairTurns(places),
  picture: new FairTurns(places),
});

/**
 * Pages of documents as pictures, drawn by turns of the people who wait; strangers have turns of
 * their own, so that no member waits for them. A drawn page is remembered, a page that is being
 * drawn is not drawn twice, and a page that no one waits for any more is not finished.
 */
@Injectable()
export class Previews {
  readonly #pages = boundedCache<Drawing>(PAGES_MAX);
  readonly #failed = boundedCache<boolean>(FAILED_MAX, FAILED_MS);
  readonly #underWay = new ConcurrencyLimit(WAITING_EACH, () => new Rejected('UNAVAILABLE'));
  readonly #turns = { members: turnsOf(2), strangers: turnsOf(1) };

  constructor(
    private readonly files: Files,
    private readonly drawer: PageDrawer,
  ) {}

  /**
   * @throws Rejected as {@link PageDrawer.draw}, FILE_DAMAGED, or UNAVAILABLE where the person has
   * too many drawn at once
   */
  async of(document: UploadedDocument, wish: Wish): Promise<Uint8Array> {
    const { page, personId, isStranger, signal } = wish;
    const key = `${document._id} ${page}`;
    const known = this.#pages.get(key);
    if (known && !known.waiters.signal.aborted && (isStranger || !known.isBehindStrangers)) {
      known.waiters.join(signal);
      return known.png;
    }
    if (this.#failed.has(contentOf(document))) throw new Rejected('NO_PREVIEW');
    const leave = this.#underWay.enter(personId);
    const waiters = new Waiters();
    waiters.join(signal);
    const kind = document.mediaType.startsWith('image/') ? 'picture' : 'page';
    const png = this.#turns[isStranger ? 'strangers' : 'members'][kind]
      .take(personId, waiters.signal, () => this.#draw(document, page, waiters.signal))
      .finally(leave);
    const drawn: Drawing = { png, waiters, isBehindStrangers: isStranger };
    this.#pages.set(key, drawn);
    const remember = () => (drawn.isBehindStrangers = false);
    const forget = () => this.#pages.get(key) === drawn && this.#pages.delete(key);
    png.then(remember, forget);
    return png;
  }

  async #draw(document: UploadedDocument, page: number, signal: AbortSignal) {
    const { _id, place, hash, mediaType } = document;
    // Another page of it has shown meanwhile that there is none.
    if (this.#failed.has(contentOf(document))) throw new Rejected('NO_PREVIEW');
    const content = await readWhole(this.files, fileOf(_id, place), hash);
    if (!content) throw new Rejected('FILE_DAMAGED');
    return this.drawer.draw(content, mediaType, page, signal).catch((error: unknown) => {
      const isNone = error instanceof Rejected && error.code === 'NO_PREVIEW';
      if (isNone) this.#failed.set(contentOf(document), true);
      throw error;
    });
  }
}

/** A content fails as the type that it was sent as. */
const contentOf = ({ mediaType, hash }: UploadedDocument): string => `${mediaType} ${hash}`;

import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Files } from '#platform/stores/files';
import { PageDrawer } from '../adapters/page-drawer.js';
import { Previews } from './previews.js';

const content = new TextEncoder().encode('%PDF-1.7');
const hash = createHash('sha256').update(content).digest('base64url');
const document = (_id: string) =>
  ({
    _id,
    hash,
    mediaType: 'application/pdf',
    place: { kind: 'call', id: 'c' },
  }) as UploadedDocument;
const waiting = () => new AbortController().signal;
/** The number of pages that one person may wait for. */
const EACH = 8;

/** Draws a page on command. */
class HeldDrawer extends PageDrawer {
  readonly pages: number[] = [];
  end = (): void => undefined;

  override draw(
    _content: Uint8Array,
    _mediaType: string,
    page: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    this.pages.push(page);
    return new Promise((resolve, reject) => {
      this.end = () => resolve(content);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }
}

describe('previews', () => {
  let drawer: HeldDrawer;
  let previews: Previews;

  beforeEach(() => {
    drawer = new HeldDrawer();
    const files = { get: () => Promise.resolve(content) } as unknown as Files;
    previews = new Previews(files, drawer);
  });

  test('come to each person soon, however much others wait for', async () => {
    const others = Array.from({ length: 10 * EACH }, (_, at) =>
      previews.of(document(`d${at}`), {
        page: 1,
        personId: `visitor-${at % 10}`,
        signal: waiting(),
      }),
    );
    const own = previews.of(document('own'), { page: 99, personId: 'ada', signal: waiting() });
    while (!drawer.pages.includes(99)) {
      await nextTurn();
      drawer.end();
    }
    await own;
    // After one of each of the others.
    expect(drawer.pages.indexOf(99)).toBe(others.length / EACH);
  });

  test('of pictures do not wait for pages', async () => {
    void previews.of(document('a'), { page: 1, personId: 'eve', signal: waiting() });
    const picture = { ...document('b'), mediaType: 'image/png' };
    const own = previews.of(picture, { page: 2, personId: 'ada', signal: waiting() });
    while (!drawer.pages.includes(2)) await nextTurn();
    drawer.end();
    await expect(own).resolves.toEqual(content);
  });

  test('tell the drawer once a page that it draws is not waited for any more', async () => {
    const going = new AbortController();
    const wish = { page: 1, personId: 'ada', signal: going.signal };
    const gone = previews.of(document('a'), wish);
    while (drawer.pages.length === 0) await nextTurn();
    going.abort();
    // A person who wants it then has it drawn again.
    const again = previews.of(document('a'), { ...wish, personId: 'tom', signal: waiting() });
    await expect(gone).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    while (drawer.pages.length === 1) await nextTurn();
    drawer.end();
    await expect(again).resolves.toEqual(content);
  });

  test('does not draw pages that no one waits for any more', async () => {
    const [ada, tom, eve] = [new AbortController(), new AbortController(), new AbortController()];
    const ask = (page: number, personId: string, going: AbortController) =>
      previews.of(document('a'), { page, personId, signal: going.signal });
    const first = ask(1, 'eve', eve);
    const [byAda, byTom] = [ask(2, 'ada', ada), ask(2, 'tom', tom)];
    const alone = ask(3, 'ada', ada);
    ada.abort();
    await expect(alone).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Places of the person are free again.
    const many = Array.from({ length: EACH - 1 }, (_, at) => ask(4 + at, 'ada', eve));
    while (!drawer.pages.includes(10)) {
      await nextTurn();
      drawer.end();
    }
    await Promise.all([first, byAda, byTom, ...many]);
    expect(drawer.pages).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    const again = ask(3, 'ada', eve);
    await nextTurn();
    drawer.end();
    await expect(again).resolves.toEqual(content);
  });
});

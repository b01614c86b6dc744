import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Files } from '#platform/stores/files';
import { Rejected } from '#platform/cqrs';
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
  #ends: (() => void)[] = [];

  /** Ends what is being drawn. */
  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  override draw(
    _content: Uint8Array,
    _mediaType: string,
    page: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    this.pages.push(page);
    return new Promise((resolve, reject) => {
      this.#ends.push(() => resolve(content));
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
        personId: `member-${at % 10}`,
        isStranger: false,
        signal: waiting(),
      }),
    );
    const own = previews.of(document('own'), {
      page: 99,
      personId: 'ada',
      isStranger: false,
      signal: waiting(),
    });
    while (!drawer.pages.includes(99)) {
      await nextTurn();
      drawer.end();
    }
    await own;
    // After one of each of the others.
    expect(drawer.pages.indexOf(99)).toBe(others.length / EACH);
  });

  test('of pictures do not wait for pages', async () => {
    void previews.of(document('a'), {
      page: 1,
      personId: 'eve',
      isStranger: false,
      signal: waiting(),
    });
    const picture = { ...document('b'), mediaType: 'image/png' };
    const own = previews.of(picture, {
      page: 2,
      personId: 'ada',
      isStranger: false,
      signal: waiting(),
    });
    while (!drawer.pages.includes(2)) await nextTurn();
    drawer.end();
    await expect(own).resolves.toEqual(content);
  });

  test('tell the drawer once a page that it draws is not waited for any more', async () => {
    const going = new AbortController();
    const wish = { page: 1, personId: 'ada', isStranger: false, signal: going.signal };
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
      previews.of(document('a'), { page, personId, isStranger: false, signal: going.signal });
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

  test('of members wait neither for strangers nor for a page that a stranger waits for', async () => {
    const ask = (id: string, page: number, personId: string, isStranger: boolean) =>
      previews.of(document(id), { page, personId, isStranger, signal: waiting() });
    const [first, second] = [ask('a', 1, 'visitor', true), ask('a', 2, 'guest', true)];
    const own = ask('a', 2, 'ada', false);
    while (drawer.pages.length < 2) await nextTurn();
    expect(drawer.pages).toEqual([1, 2]);
    drawer.end();
    await Promise.all([first, own]);
    while (drawer.pages.length < 3) await nextTurn();
    drawer.end();
    await second;
    // Once drawn, every person gets it at once.
    await expect(ask('a', 1, 'ada', false)).resolves.toEqual(content);
    expect(drawer.pages).toEqual([1, 2, 2]);
  });

  test('of a member do not wait for the slow page of another member', async () => {
    const ask = (page: number, personId: string) =>
      previews.of(document('a'), { page, personId, isStranger: false, signal: waiting() });
    const slow = [1, 2, 3].map((page) => ask(page, 'eve'));
    const own = ask(99, 'ada');
    while (!drawer.pages.includes(99)) await nextTurn();
    expect(drawer.pages).toEqual([1, 99]);
    while (drawer.pages.length < 4) {
      drawer.end();
      await nextTurn();
    }
    drawer.end();
    await Promise.all([own, ...slow]);
  });

  test('are not tried again for the same content, however often it is uploaded', async () => {
    const draw = jest.spyOn(drawer, 'draw').mockRejectedValue(new Rejected('NO_PREVIEW'));
    const ask = (one: UploadedDocument, personId: string) =>
      previews.of(one, { page: 1, personId, isStranger: false, signal: waiting() });
    const refused = { code: 'NO_PREVIEW' };
    await expect(ask(document('a'), 'ada')).rejects.toMatchObject(refused);
    await expect(ask(document('b'), 'tom')).rejects.toMatchObject(refused);
    expect(draw).toHaveBeenCalledTimes(1);
    // As another type it may be a good one.
    await expect(ask({ ...document('c'), mediaType: 'image/png' }, 'tom')).rejects.toMatchObject(
      refused,
    );
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

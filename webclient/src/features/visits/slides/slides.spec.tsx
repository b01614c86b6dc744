import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueueContentItem } from '@foyer/contracts/portals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { forgetOthers, loadMedia } from './media-store.js';
import { SlidePlayer } from './slide-player.js';
import { slidesOf, type Slide } from './slides-of.js';
import { SlideShow } from './SlideShow.js';
import { itemsOf } from './slots.js';

const item = (id: string, more: Partial<QueueContentItem> = {}): QueueContentItem => ({
  _id: id,
  message: { enabled: true, text: id },
  media: { enabled: false, landscape: null, portrait: null },
  duration: 5,
  animation: 'fade',
  isDeleted: false,
  ...more,
});
const picture = (id: string, standing: string | null = null): Partial<QueueContentItem> => ({
  message: { enabled: false, text: '' },
  media: {
    enabled: true,
    landscape: { mediaType: 'image', documentId: id },
    portrait: standing === null ? null : { mediaType: 'image', documentId: standing },
  },
});
const showing = (...waiting: QueueContentItem[]) => ({ ...aPortal, queueContent: { waiting } });
const urlOf = (id: string) => `/api/v2/queue/${aPortal._id}/media/${id}`;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Screens that stand or lie, and can be turned. */
let portrait = false;
const turned = new Set<() => void>();
const turn = (standing: boolean) => {
  portrait = standing;
  for (const listener of turned) listener();
};

/** The files of the server; others cannot be loaded. */
let served = new Set<string>();
let asked: string[] = [];
const kept = new Map<string, Response>();

beforeEach(() => {
  jest.useFakeTimers();
  portrait = false;
  served = new Set();
  asked = [];
  kept.clear();
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      get matches() {
        return query.includes('portrait') && portrait;
      },
      addEventListener: (_name: string, listener: () => void) => turned.add(listener),
      removeEventListener: (_name: string, listener: () => void) => turned.delete(listener),
    }),
    fetch: async (url: string) => {
      asked.push(url);
      if (!served.has(url)) throw new TypeError('no network');
      return { ok: true, clone: () => url, blob: async () => url } as unknown as Response;
    },
    caches: {
      open: async () => ({
        match: async (url: string) => kept.get(url),
        put: async (url: string) => {
          kept.set(url, { ok: true, blob: async () => url } as unknown as Response);
        },
        keys: async () => [...kept.keys()].map((url) => ({ url: `https://foyer.test${url}` })),
        delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
      }),
    },
  });
  URL.createObjectURL = (blob) => `blob:${blob as unknown as string}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  cleanup();
  await forgetOthers({ ...aPortal, queueContent: {} });
  jest.useRealTimers();
});

describe('the content of a station', () => {
  it('is its own, or the default, without what is deleted or empty', () => {
    const own = { ...aPortal, queueContent: { default: [item('d')], waiting: [item('w')] } };
    expect(itemsOf(own, 'waiting').map(({ _id }) => _id)).toEqual(['w']);
    expect(itemsOf(own, 'goodBye').map(({ _id }) => _id)).toEqual(['d']);
    const empty = item('e', { message: { enabled: true, text: ' ' } });
    expect(itemsOf(showing(item('x', { isDeleted: true }), empty), 'waiting')).toEqual([]);
  });

  it('comes for screens that stand or lie, or for the other where there is only one', () => {
    const portal = showing(item('a', picture('lying', 'standing')), item('b', picture('only')));
    const urls = (standing: boolean) =>
      slidesOf(portal, 'waiting', standing).map(({ media }) => media?.url);
    expect(urls(false)).toEqual([urlOf('lying'), urlOf('only')]);
    expect(urls(true)).toEqual([urlOf('standing'), urlOf('only')]);
  });
});

describe('the slides', () => {
  const seen = () => screen.getByTestId('slide');
  const image = () => seen().querySelector('img');

  it('follow each other by their durations, and come as they should', async () => {
    const portal = showing(item('One'), item('Two', { duration: 10, animation: 'zoom' }));
    render(<SlideShow portal={portal} slot="waiting" />);
    await pass(0);
    expect(seen().textContent).toBe('One');
    expect(seen().dataset.coming).toBeUndefined();
    await pass(4_999);
    expect(seen().textContent).toBe('One');
    await pass(1);
    expect(seen().textContent).toBe('Two');
    expect(seen().dataset.coming).toBe('zoom');
    await pass(9_999);
    expect(seen().textContent).toBe('Two');
    await pass(1);
    expect(seen().textContent).toBe('One');
  });

  it('continue undisturbed when the same content arrives again', async () => {
    const { rerender } = render(
      <SlideShow portal={showing(item('One'), item('Two'))} slot="waiting" />,
    );
    await pass(3_000);
    rerender(<SlideShow portal={showing(item('One'), item('Two'))} slot="waiting" />);
    await pass(2_000);
    expect(seen().textContent).toBe('Two');
  });

  it('wait to be asked for the next one where they have no duration', async () => {
    render(
      <SlideShow portal={showing(item('One', { duration: 0 }), item('Two'))} slot="waiting" />,
    );
    await pass(600_000);
    expect(seen().textContent).toBe('One');
    screen.getByRole('button', { name: 'Continue' }).click();
    await pass(0);
    expect(seen().textContent).toBe('Two');
  });

  it('stop when the visitor stops them, and continue from there', async () => {
    const stops = () => screen.getByRole('button', { name: 'Pause what is shown' });
    render(<SlideShow portal={showing(item('One'), item('Two'))} slot="waiting" />);
    await pass(4_000);
    await act(async () => stops().click());
    await pass(600_000);
    expect(seen().textContent).toBe('One');
    await act(async () => screen.getByRole('button', { name: 'Continue' }).click());
    await pass(4_999);
    expect(seen().textContent).toBe('One');
    await pass(1);
    expect(seen().textContent).toBe('Two');
    expect(stops()).toBeTruthy();
  });

  it('have nothing to stop where there is one that stands still', async () => {
    render(<SlideShow portal={showing(item('One'))} slot="waiting" />);
    await pass(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('show words as words', async () => {
    const text = '<img src=x onerror="alert(1)">';
    render(
      <SlideShow
        portal={showing(item('a', { message: { enabled: true, text } }))}
        slot="waiting"
      />,
    );
    await pass(0);
    expect(seen().textContent).toBe(text);
    expect(image()).toBeNull();
  });

  it('turn with the screen, where they are', async () => {
    served = new Set([urlOf('lying'), urlOf('standing')]);
    const portal = showing(item('One'), item('b', picture('lying', 'standing')));
    render(<SlideShow portal={portal} slot="waiting" />);
    await pass(5_000);
    expect(image()?.src).toBe(`blob:${urlOf('lying')}`);
    await act(async () => turn(true));
    await pass(0);
    expect(image()?.src).toBe(`blob:${urlOf('standing')}`);
  });

  it('are loaded before they come, once, and go on without the network', async () => {
    served = new Set([urlOf('first'), urlOf('second')]);
    const portal = showing(item('a', picture('first')), item('b', picture('second')));
    render(<SlideShow portal={portal} slot="waiting" />);
    await pass(0);
    expect(asked).toEqual([urlOf('first'), urlOf('second')]);
    served = new Set();
    await pass(5_000);
    expect(image()?.src).toBe(`blob:${urlOf('second')}`);
    await pass(5_000);
    expect(image()?.src).toBe(`blob:${urlOf('first')}`);
    expect(asked).toHaveLength(2);
    expect([...kept.keys()]).toEqual([urlOf('first'), urlOf('second')]);
  });

  it('pass over what cannot be loaded, and what is not what it should be', async () => {
    served = new Set([urlOf('broken')]);
    const portal = showing(
      item('a', picture('missing')),
      item('One'),
      item('c', picture('broken')),
      item('Two'),
    );
    render(<SlideShow portal={portal} slot="waiting" />);
    await pass(0);
    expect(seen().textContent).toBe('One');
    await pass(5_000);
    const broken = image();
    if (!broken) throw new Error('no picture is shown');
    fireEvent.error(broken);
    await pass(0);
    expect(seen().textContent).toBe('Two');
    await pass(5_000);
    expect(seen().textContent).toBe('One');
    await pass(5_000);
    expect(seen().textContent).toBe('Two');
  });

  it('say that there is nothing to see, and try again', async () => {
    const { container } = render(
      <SlideShow portal={showing(item('a', picture('late')))} slot="waiting" />,
    );
    await pass(0);
    expect(container.querySelector('[data-nothing]')).toBeTruthy();
    served = new Set([urlOf('late')]);
    await pass(30_000);
    expect(image()?.src).toBe(`blob:${urlOf('late')}`);
  });
});

describe('the player', () => {
  it('shows nothing more once it is closed, also when a file comes late', async () => {
    let come: (address: string) => void = () => undefined;
    const player = new SlidePlayer(() => new Promise((resolve) => (come = resolve)));
    const media = { type: 'image', url: 'late' } as const;
    const slide: Slide = { id: 'a', text: '', media, seconds: 5, animation: 'fade' };
    player.play([slide]);
    player.close();
    come('blob:late');
    await pass(0);
    expect(player.state.get().now).toBeNull();
  });
});

describe('the stored files', () => {
  it('comes from the store after a reload, and goes with the content', async () => {
    kept.set(urlOf('old'), { ok: true, blob: async () => 'old' } as unknown as Response);
    await expect(loadMedia(urlOf('old'))).resolves.toBe('blob:old');
    expect(asked).toEqual([]);
    await forgetOthers(showing(item('b', picture('new'))));
    expect(kept.size).toBe(0);
    await expect(loadMedia(urlOf('old'))).rejects.toThrow('no network');
  });
});

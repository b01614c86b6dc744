import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MediaType } from '@foyer/contracts/portals';
import { cleanup, render, screen } from '@testing-library/react';

import { SlideMedia } from './SlideMedia.js';
import type { Shown } from './slide-player.js';

const URL_OF = '/api/v2/queue/p1/media/m1';
const shown = (type: MediaType): Shown => ({
  slide: { id: 's', text: 'Map', media: { type, url: URL_OF }, seconds: 5, animation: 'fade' },
  source: 'blob:here',
});

let still = false;
const play = jest.fn<() => Promise<void>>();
const pause = jest.fn<() => void>();

beforeEach(() => {
  still = false;
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: still,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(cleanup);

const show = (type: MediaType, paused = false) => {
  const onFailure = jest.fn<() => void>();
  const { container } = render(
    <SlideMedia type={type} shown={shown(type)} paused={paused} onFailure={onFailure} />,
  );
  return { container, onFailure };
};

describe('the content of a slide', () => {
  it('can be a picture', () => {
    expect(show('image').container.querySelector('img')?.getAttribute('src')).toBe('blob:here');
  });

  it('can be a film, which is silent and begins again', () => {
    const film = show('video').container.querySelector('video');
    expect([film?.getAttribute('src'), film?.muted, film?.loop]).toEqual(['blob:here', true, true]);
    expect([film?.autoplay, film?.controls]).toEqual([true, false]);
    expect(play).toHaveBeenCalled();
  });

  it('is a film that stands still where people want little motion, and can be started', () => {
    still = true;
    const film = show('video').container.querySelector('video');
    expect([film?.autoplay, film?.controls]).toEqual([false, true]);
    expect(play).not.toHaveBeenCalled();
  });

  it('can be a sound, which visitors can stop', () => {
    const sound = show('audio').container.querySelector('audio');
    expect([sound?.getAttribute('src'), sound?.controls]).toEqual(['blob:here', true]);
  });

  it('stands still while the slides do', () => {
    show('audio', true);
    expect(pause).toHaveBeenCalled();
  });

  it("can be a document, in the browser's own viewer", () => {
    show('pdf');
    expect(screen.getByTitle('Map').getAttribute('src')).toMatch(new RegExp(`^${URL_OF}#`));
  });

  it.each(['image', 'video', 'audio'] as const)('says where a file is no %s', (type) => {
    const { container, onFailure } = show(type);
    container.querySelector('img, video, audio')?.dispatchEvent(new Event('error'));
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

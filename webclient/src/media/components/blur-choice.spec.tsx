import '../../testing/browser-parts.js';
import '../../testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Toaster } from '../../design/Toaster.js';
import { dismissToast, toasts } from '../../design/toasts.js';
import { FakeDevices } from '../../testing/fake-devices.js';
import { LocalMedia } from '../core/local-media.js';
import { useBlurWarning } from '../hooks/useBlurWarning.js';
import { BlurChoice } from './BlurChoice.js';

const CANNOT = /This device cannot blur the background/;

function Call({ media }: { media: LocalMedia }) {
  useBlurWarning(media);
  return <Toaster />;
}

/** The browser of these tests has nothing to blur a picture with. */
describe('a background that should be blurred, on a device that cannot', () => {
  let media: LocalMedia;

  beforeEach(async () => {
    localStorage.clear();
    media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    await media.open();
  });
  afterEach(() => {
    cleanup();
    media.close();
    for (const { id } of toasts.get()) dismissToast(id);
  });

  it('is said to be seen as it is, wherever one is in the call', async () => {
    render(<Call media={media} />);
    expect(screen.queryByText(CANNOT)).toBeNull();
    await media.choose({ blur: true });
    await screen.findByText(CANNOT);
  });

  it('is said so too where it has failed before the call', async () => {
    await media.choose({ blur: true });
    while (media.state.get().blur !== 'failed') await new Promise((done) => setTimeout(done));
    render(<Call media={media} />);
    await screen.findByText(CANNOT);
  });

  it('stands as not chosen, and is tried again when it is chosen again', async () => {
    render(<BlurChoice media={media} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(box);
    await screen.findByText(CANNOT);
    expect(box.checked).toBe(false);
    const seen: string[] = [];
    const stop = media.state.subscribe(() => seen.push(media.state.get().blur));
    await userEvent.click(box);
    await screen.findByText(CANNOT);
    stop();
    expect(seen).toContain('starting');
    expect(box.checked).toBe(false);
  });
});

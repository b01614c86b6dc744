import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type PublicPortal } from '@foyer/contracts/portals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { LocalMedia } from '#media/core/local-media.js';
import { makeStore } from '#state/store.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { CheckStep } from './CheckStep.js';
import type { VisitState } from './visit-parts.js';
import type { VisitSession } from './visit-session.js';

describe('the check of camera and microphone at a portal', () => {
  let media: LocalMedia;
  const session = {
    state: makeStore<VisitState>({ phase: 'inside', view: null, wire: null }),
    report: async () => undefined,
  } as unknown as VisitSession;
  const check = async (change: Partial<PublicPortal>) => {
    const portal = {
      ...{ _id: 'portal', name: 'Reception', appearance: {}, queueContent: {} },
      ...{ callButton: DEFAULT_SETTINGS.callButton, recording: DEFAULT_SETTINGS.recording },
      ...change,
    } as unknown as PublicPortal;
    const { container } = render(<CheckStep portal={portal} session={session} media={media} />);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return container;
  };
  const own = (callButtonName: string, color?: string) => ({
    callButton: { ...DEFAULT_SETTINGS.callButton, callButtonName, ...(color && { color }) },
  });

  beforeEach(() => {
    localStorage.clear();
    media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
  });
  afterEach(() => {
    cleanup();
    media.close();
  });

  it('shows the logo of the portal, as the page before', async () => {
    const page = await check({ appearance: { logo: 'l1' } });
    expect(page.querySelector('header img')?.getAttribute('src')).toBe(
      '/api/v2/queue/portal/media/l1',
    );
    expect(page.querySelector('header')?.textContent).toBe('Reception');
  });

  it('has the letter where there is no logo', async () => {
    const page = await check({});
    expect(page.querySelector('header img')).toBeNull();
    expect(page.querySelector('header')?.textContent).toBe('RReception');
  });

  it('rings by a button in the colours of the portal’s call button', async () => {
    await check(own('', '#ffee00'));
    const { style } = screen.getByRole('button', { name: 'Ring now' });
    expect([style.background, style.color]).toEqual(['rgb(255, 238, 0)', 'rgb(28, 25, 23)']);
  });

  it('forbids ringing in a browser that cannot make calls', async () => {
    const { RTCPeerConnection: before } = globalThis;
    Object.assign(globalThis, { RTCPeerConnection: undefined });
    try {
      const page = await check({});
      await screen.findByText('This browser cannot make video calls');
      expect(page.textContent).not.toContain('All set');
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect(buttons.slice(0, 3)).toEqual(['Play a test sound', 'Try again', 'Back']);
      expect(buttons.join()).not.toMatch(/ring|without/i);
    } finally {
      Object.assign(globalThis, { RTCPeerConnection: before });
    }
  });

  it('has microphone and camera on the picture, and rings without them', async () => {
    await check({});
    fireEvent.click(await screen.findByRole('button', { name: 'Mute' }));
    fireEvent.click(screen.getByRole('button', { name: 'Turn camera off' }));
    expect(media.state.get()).toMatchObject({ microphoneOn: false, cameraOn: false, video: null });
    await screen.findByRole('button', { name: 'Turn camera on' });
    screen.getByRole('button', { name: 'Ring now' });
  });

  it('does not repeat the words of the button that led there', async () => {
    await check(own('Ring now'));
    expect(screen.queryByRole('button', { name: 'Ring now' })).toBeNull();
    screen.getByRole('button', { name: 'Start video call' });
  });
});

import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type CallButton as CallButtonSettings } from '@foyer/contracts/portals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { CallBar } from '#media/components/CallBar.js';
import { VolumeButton } from '#media/components/VolumeButton.js';
import { noLimits } from '#media/core/media-limits.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { makeStore } from '#state/store.js';
import { KioskCallBar } from '../../devices/kiosk/steps/KioskCallBar.js';
import type { Kiosk } from '../../devices/kiosk/kiosk.js';
import { CallButton } from './CallButton.js';

afterEach(cleanup);

const settings = (change: Partial<CallButtonSettings>) => ({
  callButton: { ...DEFAULT_SETTINGS.callButton, ...change },
});
const ring = (change: Partial<CallButtonSettings>) => {
  cleanup();
  render(<CallButton portal={settings(change)} usual="Call" busy={false} />);
  return screen.queryByRole('button');
};

describe('the call button of a portal', () => {
  it('is there or not, and says its own words', () => {
    expect(ring({ showCallButton: false })).toBeNull();
    expect(ring({})?.textContent).toBe('Call');
    expect(ring({ callButtonName: 'Klingeln' })?.textContent).toBe('Klingeln');
  });

  it('has its own size, and moves where that is wanted', () => {
    for (const size of ['small', 'medium', 'large'] as const)
      expect(ring({ size })?.dataset.size).toBe(size);
    expect(ring({ pulsate: false })?.dataset.pulsates).toBeUndefined();
    expect(ring({ pulsate: true })?.dataset.pulsates).toBe('true');
  });

  it('has its own colours, and readable text for any choice', () => {
    expect(ring({ color: '#204060', textColor: '#ffffff' })?.style).toMatchObject({
      background: 'rgb(32, 64, 96)',
      color: 'rgb(255, 255, 255)',
    });
    expect(ring({ color: '#ffe000' })?.style.color).toBe('rgb(28, 25, 23)');
    expect(ring({ color: '#ffe000', textColor: '#ffffff' })?.style.color).not.toBe(
      'rgb(255, 255, 255)',
    );
  });
});

describe('the controls of a call', () => {
  const media = {
    state: makeStore({
      microphoneOn: true,
      cameraOn: true,
      audio: null,
      video: null,
      limits: noLimits,
      allowed: noLimits,
    }),
  } as unknown as LocalMedia;

  it('have no button to leave by where the portal wants none', () => {
    const { rerender } = render(<CallBar media={media} hidden={false} onLeave={() => undefined} />);
    expect(screen.queryByTestId('leave-call')).not.toBeNull();
    rerender(<CallBar media={media} hidden={false} onLeave={undefined} />);
    expect(screen.queryByTestId('leave-call')).toBeNull();
  });

  it('make the others louder or quieter', async () => {
    const heard: number[] = [];
    render(<VolumeButton volume={1} onChange={(volume) => heard.push(volume)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Volume of the others' }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0.35' } });
    expect(heard).toEqual([0.35]);
  });

  it('are on a kiosk as the portal has them', () => {
    const kiosk = { media, state: makeStore({ volume: 0.7 }) } as unknown as Kiosk;
    const bar = (change: Partial<CallButtonSettings>) => (
      <KioskCallBar portal={settings(change)} kiosk={kiosk} onLeave={() => undefined} />
    );
    const shown = () => [screen.queryByTestId('volume'), screen.queryByTestId('leave-call')];
    const { rerender } = render(bar({}));
    expect(shown()).not.toContain(null);
    rerender(bar({ showVolumeButton: false, showEndCallButton: false }));
    expect(shown()).toEqual([null, null]);
    expect(screen.queryByTestId('toggle-microphone')).not.toBeNull();
  });
});

import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { LocalMedia } from '../core/local-media.js';
import { FakeDevices } from '#testing/fake-devices.js';

/** As much of Web Audio as a bell needs. */
class FakeAudio extends EventTarget {
  readonly currentTime = 0;
  readonly destination = {};
  resume = async () => undefined;
  createMediaStreamDestination = () => ({ stream: new MediaStream() });
  createOscillator = () => ({
    frequency: {},
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
  });
  createGain = () => ({
    gain: Object.assign(() => undefined, {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    }),
    connect: (to: unknown) => to,
  });
}
const sinks: string[] = [];
const speakers = ['near', 'far'];
Object.assign(globalThis, { AudioContext: FakeAudio });
Object.assign(HTMLMediaElement.prototype, {
  setSinkId: async (id: string) => {
    if (!speakers.includes(id)) throw new DOMException('Gone', 'NotFoundError');
    sinks.push(id);
  },
});
const { SpeakerTest } = await import('./SpeakerTest.js');

describe('the test of the speaker', () => {
  let media: LocalMedia;
  const press = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  };
  const open = async () => {
    const devices = new FakeDevices();
    devices.enumerateDevices = async () =>
      speakers.map((deviceId) => ({ deviceId, kind: 'audiooutput', label: deviceId }) as never);
    media = new LocalMedia(devices.asBrowser(), localStorage);
    await media.open();
    render(<SpeakerTest media={media} />);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  };

  beforeEach(() => {
    localStorage.clear();
    sinks.length = 0;
  });
  afterEach(() => {
    cleanup();
    media.close();
  });

  it('asks whether the tone was heard, and says that the speaker works', async () => {
    await open();
    expect(screen.queryByText('Did you hear it?')).toBeNull();
    await press('Play a test sound');
    screen.getByText('Did you hear it?');
    await press('Yes');
    screen.getByText('Your speaker works.');
  });

  it('offers another speaker to who heard nothing, and plays through that', async () => {
    await open();
    await press('Play a test sound');
    await press('No');
    fireEvent.change(screen.getByLabelText('Speaker'), { target: { value: 'far' } });
    await press('Play it again');
    expect(sinks).toEqual(['far']);
    screen.getByText('Did you hear it?');
  });

  it('does not ask where the chosen speaker is gone', async () => {
    await open();
    await act(() => media.choose({ speaker: 'unplugged' }));
    await press('Play a test sound');
    expect(screen.queryByText('Did you hear it?')).toBeNull();
    screen.getByText(/choose another speaker/);
  });
});

import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { FakeDevices, FakeTrack } from '#testing/fake-devices.js';
import { readDeviceChoice } from '../core/device-choice.js';
import { LocalMedia } from '../core/local-media.js';
import type { Blur } from '../core/own-picture.js';
import { BlurChoice } from './BlurChoice.js';
import { BlurQuestion } from './BlurQuestion.js';
import { CheckVerdict } from './CheckVerdict.js';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('a background that should be blurred', () => {
  const blurred = new FakeTrack('video') as unknown as MediaStreamTrack;
  let devices: FakeDevices;
  let media: LocalMedia;
  let news: Parameters<Blur>[1][];
  let isAble: boolean;
  /** True if a camera without blur was sent or shown. */
  let wasSeen: boolean;

  const begin = async () => {
    media = new LocalMedia(devices.asBrowser(), localStorage, undefined, async (_source, told) => {
      news.push(told);
      if (!isAble) throw new Error('This device cannot do it');
      return { track: blurred, end: () => undefined };
    });
    media.state.subscribe(() => {
      const { picture } = media.state.get();
      wasSeen ||= picture !== null && picture !== blurred;
    });
    render(<BlurQuestion media={media} />);
    await act(() => media.open());
    await settle();
  };
  const fail = async () => {
    act(() => news.at(-1)?.onFailed(new Error('too slow')));
    await settle();
  };
  const answer = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  const cameraIsOpen = () =>
    devices.tracks.some(({ kind, readyState }) => kind === 'video' && readyState === 'live');
  const isAsked = () => screen.queryByRole('dialog') !== null;

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('/vblh/devices', JSON.stringify({ blur: true }));
    devices = new FakeDevices();
    [news, isAble, wasSeen] = [[], true, false];
  });
  afterEach(() => {
    cleanup();
    media.close();
  });

  it('is not asked about while it is', async () => {
    await begin();
    expect(media.state.get().picture).toBe(blurred);
    expect(isAsked()).toBe(false);
  });

  it('is never seen as it is when the device fails: the camera stops, and it is asked', async () => {
    await begin();
    await fail();
    expect(isAsked()).toBe(true);
    expect(cameraIsOpen()).toBe(false);
    expect(media.state.get()).toMatchObject({ picture: null, video: null, cameraOn: false });
    expect(wasSeen).toBe(false);
  });

  it('is the same where it fails from the start, or with another camera', async () => {
    isAble = false;
    await begin();
    expect([isAsked(), cameraIsOpen(), wasSeen]).toEqual([true, false, false]);
    isAble = true;
    await answer('Leave camera off');
    await act(() => media.setCamera(true));
    await settle();
    expect(media.state.get().picture).toBe(blurred);
    isAble = false;
    await act(() => media.choose({ camera: 'other' }));
    await settle();
    expect([isAsked(), cameraIsOpen(), wasSeen]).toEqual([true, false, false]);
  });

  it('stays unseen by the answer that has the focus, and is tried again with the camera', async () => {
    await begin();
    await fail();
    const [first] = screen.getAllByRole('button');
    expect(first?.textContent).toBe('Leave camera off');
    await answer('Leave camera off');
    expect([isAsked(), cameraIsOpen()]).toEqual([false, false]);
    await act(() => media.setCamera(true));
    await settle();
    expect(media.state.get()).toMatchObject({ picture: blurred, blur: 'on' });
    expect(wasSeen).toBe(false);
  });

  it('is seen after a yes, which holds for this time alone', async () => {
    await begin();
    await fail();
    await answer('Show without blur');
    expect(isAsked()).toBe(false);
    expect(media.state.get()).toMatchObject({ cameraOn: true, blur: 'off' });
    expect(media.state.get().picture).toBe(media.state.get().video);
    expect(media.state.get().picture).not.toBeNull();
    await act(() => media.choose({ quality: 'SD' }));
    expect(readDeviceChoice(localStorage)).toMatchObject({ blur: true, quality: 'SD' });
  });

  it('is asked about no more once the call is over', async () => {
    await begin();
    await fail();
    act(() => media.close());
    expect(isAsked()).toBe(false);
  });

  it('is said in a check to be too much for the device, or nearly', async () => {
    await begin();
    cleanup();
    render(
      <>
        <CheckVerdict media={media} good="All is well." goodAudio="Sound is." />
        <BlurChoice media={media} />
      </>,
    );
    screen.getByText('All is well.');
    act(() => news.at(-1)?.onLess(true));
    screen.getByText(/slow at blurring the background/);
    expect(screen.queryByText('All is well.')).toBeNull();
    await fail();
    screen.getByText(/too slow to blur the background/);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await settle();
    screen.getByText('All is well.');
    expect(media.state.get().picture).toBe(media.state.get().video);
    expect(readDeviceChoice(localStorage).blur).toBe(false);
  });
});

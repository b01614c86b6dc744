import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';

import { FakeDevices } from '#testing/fake-devices.js';
import { LocalMedia } from '../core/local-media.js';
import { useIdle } from '../hooks/useIdle.js';
import { CallBar } from './CallBar.js';
import { RoundButton } from './RoundButton.js';
import { useWayBack, WAY_BACK_MS } from './useWayBack.js';

let media: LocalMedia;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const chat = <RoundButton label="Show chat" icon="c" data-testid="chat" />;
const end = () => screen.getByTestId('end-call');

describe('the controls of a call', () => {
  it('do not end it by the second press of a double click that was meant for another one', () => {
    const onEnd = jest.fn();
    const onLeave = jest.fn();
    render(<CallBar {...{ media, onEnd, onLeave }} more={chat} hidden={false} />);
    fireEvent.click(screen.getByTestId('chat'));
    fireEvent.click(end());
    fireEvent.click(screen.getByTestId('leave-call'));
    expect([onEnd, onLeave].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(end());
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('do not end it by a press that comes just when other buttons have come', () => {
    const [onEnd, onLeave] = [jest.fn(), jest.fn()];
    const { rerender } = render(<CallBar {...{ media, onLeave }} hidden={false} />);
    rerender(<CallBar {...{ media, onLeave, onEnd }} hidden={false} />);
    fireEvent.click(end());
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('have the ways out before all that may come and go', () => {
    const nothing = () => undefined;
    render(<CallBar media={media} onEnd={nothing} onLeave={nothing} more={chat} hidden={false} />);
    const order = screen.getAllByRole('button').map(({ dataset }) => dataset.testid);
    expect(order.slice(-4)).toEqual(['leave-call', 'end-call', 'chat', 'more-controls']);
  });

  it('take neither press nor focus while they are hidden', () => {
    render(<CallBar media={media} onLeave={() => undefined} hidden />);
    expect(screen.getByRole('toolbar', { hidden: true }).hasAttribute('inert')).toBe(true);
  });
});

describe('controls that have faded', () => {
  function Stage() {
    const stage = useRef<HTMLDivElement>(null);
    const { idle, asleep } = useIdle(stage, 4_000);
    return (
      <div ref={stage} data-testid="stage">
        <CallBar media={media} hidden={idle} asleep={asleep} onLeave={() => undefined} />
      </div>
    );
  }
  const bar = () => screen.getByRole('toolbar', { hidden: true });

  it('are shown by a first tap, which presses none of them', () => {
    render(<Stage />);
    act(() => jest.advanceTimersByTime(4_100));
    expect(bar().hasAttribute('data-faded')).toBe(true);
    fireEvent.pointerDown(screen.getByTestId('stage'));
    expect(bar().hasAttribute('data-faded')).toBe(false);
    expect(bar().hasAttribute('inert')).toBe(true);
    fireEvent.pointerUp(screen.getByTestId('stage'));
    expect(bar().hasAttribute('inert')).toBe(true);
    act(() => jest.advanceTimersByTime(500));
    expect(bar().hasAttribute('inert')).toBe(false);
  });

  it('come by a key as well, at once', () => {
    render(<Stage />);
    act(() => jest.advanceTimersByTime(4_100));
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(bar().hasAttribute('inert')).toBe(false);
  });
});

describe('a call that was left', () => {
  const leave = async () => {
    jest.useRealTimers();
    await media.open();
    jest.useFakeTimers();
    const go = jest.fn();
    const { result } = renderHook(() => useWayBack(media, go));
    act(() => result.current.leave('end'));
    return { result, go };
  };
  const sends = () => {
    const { microphoneOn, cameraOn } = media.state.get();
    return [microphoneOn, cameraOn];
  };

  it('is over after a while in which nothing is sent', async () => {
    const { go } = await leave();
    expect(sends()).toEqual([false, false]);
    act(() => jest.advanceTimersByTime(WAY_BACK_MS - 100));
    expect(go).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(go.mock.calls).toEqual([['end']]);
  });

  it('continues unchanged for a participant who returns in between', async () => {
    const { go, result } = await leave();
    await act(async () => result.current.back());
    act(() => jest.advanceTimersByTime(WAY_BACK_MS * 2));
    expect(go).not.toHaveBeenCalled();
    expect(sends()).toEqual([true, true]);
  });

  it('is over at once for a participant who says so', async () => {
    const { go, result } = await leave();
    act(() => result.current.goNow());
    act(() => jest.advanceTimersByTime(WAY_BACK_MS * 2));
    expect(go).toHaveBeenCalledTimes(1);
  });
});

import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { speakInCall } from '#i18n/i18n.js';
import { MayReturnNotice } from './MayReturn.js';
import { RemoteTile } from './RemoteTile.js';

const ada = {
  ...{ userCallId: 'u1', callJoinerId: 'v1', joinerType: 'Guest', role: 'guest' },
  ...{ displayName: 'Ada', connected: true, paused: false, pausedSince: null, streams: [] },
  participantProperties: { streamStatus: {}, isCameraAvailable: true, mayReturnForS: 10 },
} as unknown as Participant;

describe('a participant who has left and may return', () => {
  beforeEach(async () => {
    await speakInCall();
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const said = () => screen.getByRole('status').textContent;

  it('is named on the tile, with the time that is left', async () => {
    const tile = { quality: undefined, speaker: null, volume: 1, explained: false, still: true };
    render(<RemoteTile participant={ada} remote={undefined} {...tile} />);
    expect(said()).toBe('Ada has left and may return. (10 s)');
    await pass(4_000);
    expect(said()).toBe('Ada has left and may return. (6 s)');
    await pass(7_000);
    expect(said()).toBe('Ada has left and may return.');
  });

  it('is named also where the person was on hold, and not once the page is away', () => {
    const tile = { quality: undefined, speaker: null, volume: 1, explained: false, still: true };
    const held = { ...ada, paused: true };
    const { rerender } = render(<RemoteTile participant={held} remote={undefined} {...tile} />);
    expect(said()).toContain('Ada has left and may return.');
    const away = { ...held, connected: false };
    rerender(<RemoteTile participant={away} remote={undefined} {...tile} />);
    expect(said()).not.toContain('may return');
  });

  it('need not be waited for by an agent', () => {
    const go = jest.fn();
    render(<MayReturnNotice participant={ada} how="end" onGo={go} />);
    fireEvent.click(screen.getByRole('button', { name: 'End it now' }));
    expect(go).toHaveBeenCalledTimes(1);
  });
});

import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';

import { CallDocumentsButton } from '#features/documents/CallDocumentsButton.js';
import { ConsultButton } from '#features/visits/desk/beside/Consult.js';
import { HandBack } from '#features/visits/desk/HandBack.js';
import { answering } from '#testing/answering.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { CaptionsButton } from '../captions/CaptionsButton.js';
import { LocalMedia } from '../core/local-media.js';
import type { CallInHand } from '../hooks/useCall.js';
import { useIdle } from '../hooks/useIdle.js';
import { RecordButton } from '../recording/RecordButton.js';
import { CallBar } from './CallBar.js';
import { VolumeButton } from './VolumeButton.js';

const IDLE_MS = 4_000;
const native = globalThis.fetch;

beforeEach(() => {
  localStorage.clear();
  answering(200, { docs: [] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = native;
});

/** An agent's controls, with each that opens something. */
function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const { idle, asleep } = useIdle(stage, IDLE_MS);
  const channel = new Channel(new FakeSocket());
  const self = { role: 'moderator', joinerType: 'User', callJoinerId: 'j1' };
  const call = {
    state: {
      self: { ...self, participantProperties: {} },
      now: { documents: [], isRecordable: true },
    },
    session: { channel, sessionCallId: 'c1' },
  } as unknown as CallInHand;
  const portals = [{ queueId: 'q1', name: 'Hall', deactivated: false, waiting: 0 }];
  const given = { call, channel, callId: 'c1', callDetailId: 'c1' };
  return (
    <div ref={stage} data-testid="stage" data-mode="dark">
      <CallBar
        media={new LocalMedia(new FakeDevices().asBrowser(), localStorage)}
        hidden={idle}
        asleep={asleep}
        more={
          <>
            <CallDocumentsButton {...given} token={() => null} mayDelete />
            <RecordButton {...given} />
            <ConsultButton {...given} />
            <HandBack {...given} desk={{} as never} queueId="q1" portals={portals} />
            <CaptionsButton call={call} />
            <VolumeButton volume={1} onChange={() => undefined} />
          </>
        }
      />
    </div>
  );
}
const bar = () => screen.getByRole('toolbar', { hidden: true });
/** Lets the time pass after which unused controls hide. */
const rest = () => {
  jest.useFakeTimers();
  fireEvent.pointerMove(screen.getByTestId('stage'));
  act(() => jest.advanceTimersByTime(IDLE_MS * 3));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('controls of a call', () => {
  it('hide if nothing is opened from them', () => {
    render(<Stage />, { wrapper: Queries });
    rest();
    expect(bar().hasAttribute('inert')).toBe(true);
  });

  it.each([
    'Documents',
    'Record the call',
    'Consult a colleague',
    'Send to a line',
    'Turn on captions',
  ])('stay while the dialog of "%s" is open, which stands outside of them', async (name) => {
    render(<Stage />, { wrapper: Queries });
    press(name);
    const dialog = await waitFor(() => screen.getByRole('dialog', { hidden: true }));
    rest();
    expect(bar().hasAttribute('inert')).toBe(false);
    expect(bar().contains(dialog)).toBe(false);
    expect(dialog.closest('[data-mode]')).toBe(screen.getByTestId('stage'));
  });

  it.each(['Devices: Camera, microphone and speaker', 'Volume of the others', 'More'])(
    'stay while "%s" is open',
    (name) => {
      render(<Stage />, { wrapper: Queries });
      press(name);
      rest();
      expect(bar().hasAttribute('inert')).toBe(false);
    },
  );
});

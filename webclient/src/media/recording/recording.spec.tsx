import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { CallRecordingInfo } from '@foyer/contracts/recordings';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { CallInHand } from '../hooks/useCall.js';
import { CallRecording } from './CallRecording.js';
import { RecordButton } from './RecordButton.js';
import { RecordedLine } from './RecordedLine.js';

afterEach(cleanup);

const person = (id: string, displayName: string, role: string, joinerType: string) => ({
  ...{ userCallId: `place of ${id}`, callJoinerId: id, displayName, role, joinerType },
});
const kim = person('kim', 'Kim Agent', 'moderator', 'User');
const vera = person('vera', 'Vera', 'guest', 'Guest');
const info = (
  own: 'asked' | 'agreed' | 'refused' | 'withdrawn',
  more: Partial<CallRecordingInfo> = {},
): CallRecordingInfo => ({
  ...{ recordType: 'audio', callDetailId: 'call', userId: 'kim', userType: 'User' },
  ...{ state: 'STARTED', recordingId: 'recording', startedAt: new Date().toISOString() },
  participants: [
    { callJoinerId: 'kim', consent: 'agreed', isRecorded: true },
    { callJoinerId: 'vera', consent: own, isRecorded: own === 'agreed' },
  ],
  ...more,
});
/** The words with which the page asked for consent. */
const shown = { textVersion: 3, language: 'en' } as const;
const callOf = (self: typeof kim, other: typeof kim, now: object = {}) => {
  const answerRecording = jest.fn<CallInHand['session']['answerRecording']>(() =>
    Promise.resolve(),
  );
  const state = { self, others: [other], now };
  const call = { session: { answerRecording }, state } as unknown as CallInHand;
  return { call, answerRecording };
};

describe('A recorded call', () => {
  test('asks participants who have not answered, with the name of the one who wants to record', async () => {
    const { call, answerRecording } = callOf(vera, kim);
    render(<CallRecording call={call} info={info('asked', { recordType: 'video' })} />);
    await screen.findByText('Kim Agent would like to record sound and picture of this call.');
    await userEvent.click(screen.getByText('Agree'));
    expect(answerRecording).toHaveBeenCalledWith('recording', 'agreed', shown);
    await userEvent.click(screen.getByText('Do not agree'));
    expect(answerRecording).toHaveBeenLastCalledWith('recording', 'refused', shown);
  });

  test('says to a participant who agreed that they are recorded, and lets them withdraw', async () => {
    const { call, answerRecording } = callOf(vera, kim);
    render(<CallRecording call={call} info={info('agreed')} />);
    expect(screen.getByRole('status').textContent).toContain('You are being recorded');
    expect(screen.queryByText('Allow recording?')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw consent to the recording' }),
    );
    expect(answerRecording).toHaveBeenCalledWith('recording', 'refused', shown);
  });

  test('says to a participant who refused that they are not, and lets them agree after all', async () => {
    const { call, answerRecording } = callOf(vera, kim);
    render(<CallRecording call={call} info={info('refused')} />);
    expect(screen.getByRole('status').textContent).toContain('You are not being recorded');
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(answerRecording).toHaveBeenCalledWith('recording', 'agreed', shown);
  });

  test('says in what covers it that one is recorded, and lets them withdraw there', async () => {
    const { call, answerRecording } = callOf(vera, kim);
    const { rerender } = render(<RecordedLine call={call} info={info('agreed')} />);
    expect(screen.getByTestId('held-line').textContent).toContain('You are being recorded');
    await userEvent.click(screen.getByRole('button'));
    expect(answerRecording).toHaveBeenCalledWith('recording', 'refused', shown);
    rerender(<RecordedLine call={call} info={info('agreed', { state: 'REST' })} />);
    expect(screen.queryByTestId('held-line')).toBeNull();
  });

  test('shows the answers only to participants who may record', () => {
    const { unmount } = render(
      <CallRecording call={callOf(kim, vera).call} info={info('refused')} />,
    );
    expect(screen.getByTestId('consents').textContent).toBe('Vera: not agreed');
    unmount();
    render(<CallRecording call={callOf(vera, kim).call} info={info('agreed')} />);
    expect(screen.queryByTestId('consents')).toBeNull();
  });

  test('shows no sign of a recording where no track is open, and says so', () => {
    const idle = info('agreed', { state: 'STARTING' });
    render(<CallRecording call={callOf(vera, kim).call} info={idle} />);
    expect(screen.getByRole('status').textContent).toContain(
      'Nothing is being recorded at present',
    );
    expect(screen.queryByTestId('recording-dot')).toBeNull();
    cleanup();
    render(<CallRecording call={callOf(vera, kim).call} info={info('agreed')} />);
    expect(screen.queryByTestId('recording-dot')).not.toBeNull();
    cleanup();
    const { call } = callOf(vera, kim, { isRecordable: false });
    render(<CallRecording call={call} info={idle} />);
    expect(screen.getByRole('status').textContent).toContain('This call cannot be recorded');
  });

  test.each(['agreed', 'asked'] as const)(
    'says nothing of a participant on the way out, and asks nothing: %s',
    (own) => {
      render(<CallRecording call={callOf(vera, kim).call} info={info(own)} away />);
      expect(screen.getByTestId('recording-dot')).toBeTruthy();
      expect(screen.queryByTestId('recording-own')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('says when it has ended', () => {
    const ended = info('agreed', { state: 'REST' });
    render(<CallRecording call={callOf(vera, kim).call} info={ended} />);
    expect(screen.getByRole('status').textContent).toBe('The recording has ended');
  });
});

describe('The record button', () => {
  const emit = jest.fn(() => Promise.resolve({}));
  const button = (self: typeof kim, now: object) => {
    const { call } = callOf(self, vera, now);
    return render(<RecordButton call={call} channel={{ emit } as never} callId="call" />);
  };

  test('asks what to record, and starts it', async () => {
    button(kim, { isRecordable: true, callRecordingInfo: null });
    await userEvent.click(screen.getByRole('button', { name: 'Record the call' }));
    await userEvent.click(await screen.findByLabelText('Sound and picture'));
    await userEvent.click(screen.getByText('Start recording'));
    const [, payload] = emit.mock.lastCall as unknown as [unknown, object];
    expect(payload).toMatchObject({
      callRecordingInfo: { recordType: 'video', state: 'STARTING' },
    });
  });

  test('stops a recording at once', async () => {
    button(kim, { isRecordable: true, callRecordingInfo: info('agreed') });
    await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }));
    const [, payload] = emit.mock.lastCall as unknown as [unknown, object];
    expect(payload).toMatchObject({ callRecordingInfo: { state: 'ENDING' } });
  });

  test('says why a call cannot be recorded, and is absent for a participant who may not', () => {
    const { unmount } = button(kim, { isRecordable: false, callRecordingInfo: null });
    expect(screen.getByTestId('record').getAttribute('aria-label')).toMatch(/cannot be recorded/);
    unmount();
    button(vera, { isRecordable: true, callRecordingInfo: null });
    expect(screen.queryByTestId('record')).toBeNull();
  });
});

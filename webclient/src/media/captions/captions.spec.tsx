import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { CallTranscriptInfo } from '@foyer/contracts/smart-meet';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';

import { makeStore } from '#state/store.js';
import type { CallInHand } from '../hooks/useCall.js';
import type { LocalMedia } from '../core/local-media.js';
import { CallCaptions } from './CallCaptions.js';
import { CAPTION_STAYS_MS, stillShown, withSaid } from './caption-lines.js';
import { CaptionsButton } from './CaptionsButton.js';
import { areCaptionsKept } from './kept-captions.js';
import { recognizeSpeech, type Heard } from './recognize-speech.js';
import type { RecognitionLike } from './speech-recognition.js';
import { detectSpokenLanguage, spokenLanguage } from './spoken-language.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
});

const person = (id: string, displayName: string, role: string) => ({
  ...{ userCallId: `place of ${id}`, callJoinerId: id, displayName, role, paused: false },
  participantProperties: {},
});
const kim = person('kim', 'Kim Agent', 'moderator');
const vera = person('vera', 'Vera', 'guest');
const info = (own: 'asked' | 'agreed' | 'refused', more: object = {}): CallTranscriptInfo => ({
  ...{ callDetailId: 'call', startedBy: 'kim', startedAt: new Date().toISOString() },
  ...{ isOn: true, takesSound: false },
  participants: [
    { callJoinerId: 'kim', consent: 'agreed' },
    { callJoinerId: 'vera', consent: own },
  ],
  ...more,
});
type Emit = (message: { readonly name: string }, payload: object) => Promise<object>;
const emit = jest.fn<Emit>(() => Promise.resolve({}));
/** The words with which the page asked for consent. */
const shown = { textVersion: 3, language: 'en' } as const;
const callOf = (self: object, now: object = {}) => {
  const channel = { emit, on: () => () => undefined };
  const state = { self, others: [kim], now, connected: true };
  return { session: { channel, sessionCallId: 'call' }, state } as unknown as CallInHand;
};
const media = {
  state: makeStore({ audio: null, microphoneOn: true }),
} as unknown as LocalMedia;
const said = () => emit.mock.calls.map(([{ name }, payload]) => [name, payload]);

describe('A call that is written down', () => {
  test('asks participants who have not answered, with the name of the one who turned captions on', async () => {
    emit.mockClear();
    render(<CallCaptions call={callOf(vera)} media={media} info={info('asked')} />);
    await screen.findByText('Kim Agent has turned on captions.', { exact: false });
    await userEvent.click(screen.getByText('Do not agree'));
    expect(said()).toEqual([
      ['answerCallTranscript', { sessionCallId: 'call', consent: 'refused', shown }],
    ]);
  });

  test('says if the user is transcribed, and asks before words are removed', async () => {
    emit.mockClear();
    render(<CallCaptions call={callOf(vera)} media={media} info={info('agreed')} />);
    expect(screen.getByRole('status').textContent).toContain('Transcript is being made');
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw consent to the transcript' }),
    );
    await screen.findByText('This cannot be undone.', { exact: false });
    expect(emit).not.toHaveBeenCalled();
    const buttons = screen.getAllByText('Withdraw consent to the transcript');
    await userEvent.click(buttons.at(-1)!);
    expect(said()).toEqual([
      ['answerCallTranscript', { sessionCallId: 'call', consent: 'refused', shown }],
    ]);
  });

  test('says which participants are not captioned, and that there are none if all refuse', () => {
    const withVera = (own: 'refused' | 'agreed', starter: 'agreed' | 'withdrawn') => ({
      ...info(own),
      participants: [
        { callJoinerId: 'kim', consent: starter },
        { callJoinerId: 'vera', consent: own },
        { callJoinerId: 'left', consent: 'agreed' as const },
      ],
    });
    const shown = (self: object, consents: ReturnType<typeof withVera>) => {
      const others = self === kim ? [vera] : [kim];
      const { session, state } = callOf(self);
      const call = { session, state: { ...state, others } } as unknown as CallInHand;
      const { unmount } = render(<CallCaptions call={call} media={media} info={consents} />);
      const text = screen.getByRole('status').textContent;
      unmount();
      return text;
    };
    const notAgreed = '(no consent)';
    expect(shown(kim, withVera('refused', 'agreed'))).toContain(
      `No captions for Vera ${notAgreed}`,
    );
    expect(shown(vera, withVera('agreed', 'withdrawn'))).toContain(
      `No captions for Kim Agent ${notAgreed}`,
    );
    expect(shown(kim, withVera('agreed', 'agreed'))).not.toContain(notAgreed);
    const none = shown(kim, withVera('refused', 'withdrawn'));
    expect(none).toContain('Nothing is being transcribed');
    expect(none).not.toContain('Transcript is being made');
  });

  test('is ended by a participant who may', () => {
    const { unmount } = render(
      <CallCaptions call={callOf(vera)} media={media} info={info('refused')} />,
    );
    expect(screen.queryByText('Stop transcript')).toBeNull();
    unmount();
    render(<CallCaptions call={callOf(kim)} media={media} info={info('refused')} />);
    expect(screen.getByText('Stop transcript')).toBeTruthy();
  });
});

describe('Before a participant agrees, the page says that sound goes to the speech service', () => {
  const recorder = { isTypeSupported: () => true };
  const service = 'to the speech service of this company';
  const asked = async (takesSound: boolean) => {
    const more = info('asked', { takesSound });
    const { unmount } = render(<CallCaptions call={callOf(vera)} media={media} info={more} />);
    const text = (await screen.findByRole('dialog')).textContent;
    unmount();
    return text;
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'MediaRecorder'));

  test('names the service in the consent question only if the server takes sound', async () => {
    Object.assign(globalThis, { MediaRecorder: recorder });
    expect(await asked(true)).toContain(`is sent as sound ${service}.`);
    expect(await asked(false)).not.toContain(service);
  });

  test('names the service with a condition while it is not known whether there is one', async () => {
    Object.assign(globalThis, { MediaRecorder: recorder });
    render(<CaptionsButton call={callOf(vera)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on captions' }));
    await screen.findByText(`${service}, where one is set up`, { exact: false });
  });
});

describe('The captions button', () => {
  test('asks before it begins a transcript, and joins one that is made', async () => {
    emit.mockClear();
    const { unmount } = render(<CaptionsButton call={callOf(vera)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on captions' }));
    await userEvent.click(await screen.findByText('Turn on'));
    expect(said().map(([name]) => name)).toEqual(['startCallTranscript', 'closedCaptionAction']);
    unmount();
    sessionStorage.clear();
    emit.mockClear();
    render(<CaptionsButton call={callOf(vera, { callTranscriptInfo: info('refused') })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on captions' }));
    expect(said().map(([name]) => name)).toEqual(['closedCaptionAction']);
  });
});

describe('Captions that were turned on', () => {
  const withCaptions = (closedCaptionEnabled: boolean) =>
    callOf(
      { ...vera, participantProperties: { closedCaptionEnabled } },
      { callTranscriptInfo: info('refused') },
    );

  test('are on again after a reload, in the same call, until they are turned off', async () => {
    const first = render(<CaptionsButton call={withCaptions(false)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on captions' }));
    first.unmount();
    emit.mockClear();
    const second = render(<CaptionsButton call={withCaptions(false)} />);
    expect(said()).toEqual([
      ['closedCaptionAction', expect.objectContaining({ closedCaptionEnabled: true })],
    ]);
    second.rerender(<CaptionsButton call={withCaptions(true)} />);
    let isKeptThen = true;
    emit.mockImplementationOnce(() => {
      isKeptThen = areCaptionsKept('call');
      return Promise.resolve({});
    });
    await userEvent.click(screen.getByRole('button', { name: 'Turn off captions' }));
    expect(isKeptThen).toBe(false);
    second.unmount();
    emit.mockClear();
    render(<CaptionsButton call={withCaptions(false)} />);
    expect(said()).toEqual([]);
    sessionStorage.setItem('foyer.captions', 'another call');
    cleanup();
    render(<CaptionsButton call={withCaptions(false)} />);
    expect(said()).toEqual([]);
  });
});

describe('Captions', () => {
  const line = (utteranceId: string, text: string, isFinal: boolean, callJoinerId = 'kim') => ({
    ...{ sessionCallId: 'call', utteranceId, callJoinerId, displayName: 'Kim', text, isFinal },
    language: 'en-US' as const,
  });
  const after = (...all: readonly ReturnType<typeof line>[]) =>
    all.reduce<ReturnType<typeof withSaid>>((lines, one) => withSaid(lines, one, 0), []);
  const textsOf = (lines: ReturnType<typeof withSaid>) => lines.map(({ text }) => text);

  test('grow where they stand, and what is finished does not change', () => {
    expect(textsOf(after(line('a', 'Good', false), line('a', 'Good morning', true)))).toEqual([
      'Good morning',
    ]);
    expect(textsOf(after(line('a', 'Good morning', true), line('a', 'Good', false)))).toEqual([
      'Good morning',
    ]);
  });

  test('of one person are not replaced by those of another under the same id', () => {
    expect(textsOf(after(line('a', 'Good', false), line('a', 'Ha', true, 'vera')))).toEqual([
      'Good',
      'Ha',
    ]);
  });

  test('of one person replace what was never finished, and three stay', () => {
    expect(textsOf(after(line('a', 'Er', false), line('b', 'Hello', true)))).toEqual(['Hello']);
    const many = ['a', 'b', 'c', 'd'].map((id) => line(id, id, true));
    expect(textsOf(after(...many))).toEqual(['b', 'c', 'd']);
  });

  test('go after a while', () => {
    const lines = after(line('a', 'Hello', true));
    expect(stillShown(lines, CAPTION_STAYS_MS - 1)).toBe(lines);
    expect(stillShown(lines, CAPTION_STAYS_MS)).toEqual([]);
  });
});

describe('Recognition', () => {
  test('gives sentences as they grow and end, and begins again when the browser ends it', () => {
    jest.useFakeTimers();
    const made: RecognitionLike[] = [];
    const start = jest.fn();
    class Recognition {
      onend: (() => void) | null = null;
      start = start;
      abort = jest.fn();
      constructor() {
        made.push(this as unknown as RecognitionLike);
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition });
    const heard: Heard[] = [];
    const failing = jest.fn();
    let count = 0;
    const stop = recognizeSpeech({
      language: 'de-DE',
      newId: () => `id ${(count += 1)}`,
      onHeard: (one) => heard.push(one),
      onState: () => undefined,
      onFailing: failing,
    });
    const [recognition] = made;
    const result = (transcript: string, isFinal: boolean) =>
      recognition?.onresult?.({
        resultIndex: 0,
        results: [Object.assign([{ transcript }], { isFinal })],
      });
    jest.advanceTimersByTime(1_000);
    result('Guten', false);
    result('Guten Tag', true);
    result('Noch', true);
    expect(heard.map(({ utteranceId, text, isFinal }) => [utteranceId, text, isFinal])).toEqual([
      ['id 1', 'Guten', false],
      ['id 1', 'Guten Tag', true],
      ['id 2', 'Noch', true],
    ]);
    recognition?.onend?.();
    jest.advanceTimersByTime(1_000);
    expect(start).toHaveBeenCalledTimes(2);
    recognition?.onerror?.({ error: 'no-speech' });
    expect(failing).not.toHaveBeenCalled();
    recognition?.onerror?.({ error: 'service-not-allowed' });
    expect(failing).toHaveBeenCalled();
    stop();
    recognition?.onend?.();
    jest.advanceTimersByTime(60_000);
    expect(start).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('is in the language that was chosen last, or of the page', async () => {
    expect(detectSpokenLanguage('it-IT', 'en')).toBe('it-IT');
    expect(detectSpokenLanguage('tlh', 'en')).toBe('en-US');
    expect(detectSpokenLanguage(null, 'de')).toBe('de-DE');
    await i18next.changeLanguage('de');
    expect(spokenLanguage.get()).toBe('de-DE');
    await i18next.changeLanguage('en');
    expect(spokenLanguage.get()).toBe('en-US');
  });
});

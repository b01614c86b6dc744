import { UTTERANCE_MAX, UTTERANCE_MAX_MS } from '@foyer/contracts/smart-meet';
import type { SpokenLanguage } from '@foyer/contracts/calls';

import { newRecognition, type RecognitionLike } from './speech-recognition.js';

/** How often it is said how far a sentence has come, in milliseconds. */
const SAY_EVERY_MS = 500;
/**
 * A recognizer that ends is started again automatically; after failures it waits longer each time,
 * up to the second value.
 */
const [AGAIN_MS, AGAIN_MAX_MS] = [250, 15_000];
/** These it does not get over. */
const FINAL_ERRORS = ['not-allowed', 'service-not-allowed', 'language-not-supported'];
/** After so many failures in a row another way is tried, where there is one. */
const FAILURES_MAX = 3;

/** A stretch of speech as far as it is known. */
export interface Heard {
  readonly utteranceId: string;
  readonly text: string;
  readonly durationMs: number;
  readonly isFinal: boolean;
}

interface Recognizing {
  readonly language: SpokenLanguage;
  readonly newId: () => string;
  readonly onHeard: (heard: Heard) => void;
  /** True if recognition works; false while it fails. */
  readonly onState: (works: boolean) => void;
  /** Called after a final failure, or after repeated ones. */
  readonly onFailing: () => void;
}

/** Has the browser recognize what is said into its microphone. @returns How to stop. */
export function recognizeSpeech(recognizing: Recognizing): () => void {
  const { language, newId, onHeard, onState, onFailing } = recognizing;
  let failures = 0;
  let isStopped = false;
  let waitMs = AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { readonly utteranceId: string; readonly since: number } | undefined;
  let saidAt = 0;
  const recognition: RecognitionLike = newRecognition();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true });

  const say = (transcript: string, isFinal: boolean) => {
    const text = transcript.replace(/\s+/g, ' ').trim().slice(0, UTTERANCE_MAX);
    if (text === '') return;
    const now = performance.now();
    current ??= { utteranceId: newId(), since: now };
    if (!isFinal && now - saidAt < SAY_EVERY_MS) return;
    saidAt = now;
    const durationMs = Math.min(Math.round(now - current.since), UTTERANCE_MAX_MS);
    onHeard({ utteranceId: current.utteranceId, text, durationMs, isFinal });
    if (isFinal) current = undefined;
  };
  recognition.onspeechstart = () => {
    current ??= { utteranceId: newId(), since: performance.now() };
  };
  recognition.onresult = ({ resultIndex, results }) => {
    waitMs = AGAIN_MS;
    failures = 0;
    onState(true);
    let underWay = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const transcript = result?.[0]?.transcript ?? '';
      if (result?.isFinal) say(transcript, true);
      else underWay += transcript;
    }
    say(underWay, false);
  };
  recognition.onerror = ({ error }) => {
    // Silence is not an error.
    if (error === 'no-speech' || error === 'aborted') return;
    onState(false);
    failures += 1;
    if (FINAL_ERRORS.includes(error) || failures >= FAILURES_MAX) onFailing();
    waitMs = FINAL_ERRORS.includes(error) ? Infinity : Math.min(waitMs * 2, AGAIN_MAX_MS);
  };
  recognition.onend = () => {
    current = undefined;
    if (!isStopped && Number.isFinite(waitMs)) timer = setTimeout(start, waitMs);
  };
  function start(): void {
    try {
      recognition.start();
    } catch {
      onState(false);
    }
  }
  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    recognition.abort();
  };
}

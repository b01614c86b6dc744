import { audioContext } from '../core/audio-level.js';
import { RING_VOLUME, ringVolume } from '../../state/ring-volume.js';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** After the beginning of the sound, in seconds. */
  readonly at: number;
}

const LENGTH_S = 1.4;
/** Of a bell at the usual volume. */
const LOUDNESS = 0.16;

const RING: readonly Note[] = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.22 },
  { pitch: 830.61, at: 0.6 },
];
const JOINED: readonly Note[] = [
  { pitch: 523.25, at: 0 },
  { pitch: 783.99, at: 0.12 },
];
const LEFT: readonly Note[] = [
  { pitch: 783.99, at: 0 },
  { pitch: 523.25, at: 0.12 },
];
const REMINDER: readonly Note[] = [
  { pitch: 659.25, at: 0 },
  { pitch: 659.25, at: 0.3 },
];

let silentFrom = 0;

/** One soft bell: a tone and a little of its octave, both fading. */
function strike(audio: AudioContext, { pitch, at }: Note): void {
  const start = audio.currentTime + at;
  const peak = (LOUDNESS * ringVolume.get()) / RING_VOLUME;
  for (const [factor, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch * factor;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(peak * share, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH_S / factor);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }
}

/** Plays unless something sounds already, or the browser keeps the page silent. */
function play(notes: readonly Note[]): void {
  const audio = audioContext();
  if (audio?.state !== 'running' || audio.currentTime < silentFrom) return;
  if (ringVolume.get() === 0) return;
  silentFrom = audio.currentTime + 0.9;
  for (const note of notes) strike(audio, note);
}

export const sounds = {
  reminder: () => play(REMINDER),
  ring: () => play(RING),
  joined: () => play(JOINED),
  left: () => play(LEFT),
};

import { loudnessOf, playNotes, ringTones, USUAL_VOLUME, type Note } from '@foyer/contracts/sound';

import { audioContext } from '../core/audio-level.js';
import { company } from '#state/company.js';
import { ringVolume } from '#state/ring-volume.js';

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

/** The occasion of a ring; each has its own tone and volume. */
export type RingKind = 'queueCall' | 'call';

let silentFrom = 0;

/** Plays unless something sounds already, or the browser keeps the page silent. */
function play(notes: readonly Note[], volume: number = USUAL_VOLUME): void {
  const audio = audioContext();
  if (audio?.state !== 'running' || audio.currentTime < silentFrom) return;
  const loudness = loudnessOf(volume, ringVolume.get());
  if (loudness === 0) return;
  silentFrom = audio.currentTime + 0.9;
  playNotes(audio, notes, loudness);
}

export const sounds = {
  reminder: () => play(REMINDER),
  /** Rings as the deployment has it: for a visitor at the desk, or for a call of a session. */
  ring: (kind: RingKind = 'queueCall') => {
    const { ringTone, volume } = company.get().sounds[kind];
    play(ringTones[ringTone] ?? [], volume);
  },
  joined: () => play(JOINED),
  left: () => play(LEFT),
};

import { loudnessOf, playNotes, USUAL_VOLUME, type Note } from '@foyer/contracts/sound';

import { audioContext } from '../core/audio-level.js';

/** Three steps up: no ring sounds like it. */
const TUNE: readonly Note[] = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.25 },
  { pitch: 783.99, at: 0.5 },
];
/** Until the last bell has faded, in milliseconds. */
export const TONE_LASTS_MS = 2_000;

/**
 * Plays a tune by the way that a call's sound takes: an element, which can have another speaker.
 * @param speaker The chosen one; null for the usual one.
 * @returns whether the browser has let it sound
 */
export async function playTestTone(speaker: string | null): Promise<boolean> {
  const audio = audioContext();
  if (!audio) return false;
  await audio.resume();
  const way = audio.createMediaStreamDestination();
  const element = new Audio();
  element.srcObject = way.stream;
  try {
    if (speaker !== null && 'setSinkId' in element) await element.setSinkId(speaker);
    await element.play();
  } catch {
    // The speaker is gone, or the browser keeps the page silent.
    return false;
  }
  playNotes(audio, TUNE, loudnessOf(USUAL_VOLUME, 1), way);
  // Else it holds the speaker for as long as the page is open.
  setTimeout(() => (element.srcObject = null), TONE_LASTS_MS);
  return true;
}

import type { Note } from './ring-tones.js';

const LENGTH_S = 1.4;

/** One soft bell: a tone and a little of its octave, both fading. */
function strike(audio: AudioContext, { pitch, at }: Note, peak: number, to: AudioNode): void {
  const start = audio.currentTime + at;
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
    tone.connect(loudness).connect(to);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }
}

/**
 * Plays bells.
 * @param peak How loud one is, 0 to 1, above 0.
 * @param to What is heard; by default the usual speaker.
 */
export function playNotes(
  audio: AudioContext,
  notes: readonly Note[],
  peak: number,
  to: AudioNode = audio.destination,
): void {
  for (const note of notes) strike(audio, note, peak, to);
}

/** How loud a bell is at the usual volume, 0 to 1. */
export const USUAL_LOUDNESS = 0.16;
/** The volume that is usual, of a deployment as well as of a member. */
export const USUAL_VOLUME = 0.6;

/** How loud a bell is where the deployment and the member have each set a volume, 0 to 1. */
export function loudnessOf(deployment: number, member: number): number {
  return Math.min(1, (USUAL_LOUDNESS * deployment * member) / USUAL_VOLUME ** 2);
}

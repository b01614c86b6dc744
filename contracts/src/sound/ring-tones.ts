/** One stroke of a soft bell. */
export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** After the beginning of the sound, in seconds. */
  readonly at: number;
}

const notes = (...strokes: readonly (readonly [pitch: number, at: number])[]): readonly Note[] =>
  strokes.map(([pitch, at]) => ({ pitch, at }));

const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const F5 = 698.46;
const G5 = 783.99;
const GIS5 = 830.61;
const A5 = 880;
const H5 = 987.77;
const C6 = 1046.5;

/**
 * The ring tones, by the number under which a deployment chooses them, from 1: short, soft, and
 * easy to tell apart.
 */
export const ringTones: Readonly<Record<number, readonly Note[]>> = {
  1: notes([E5, 0], [H5, 0.22], [GIS5, 0.6]),
  2: notes([G5, 0], [E5, 0.25]),
  3: notes([C5, 0], [E5, 0.14], [G5, 0.28], [C6, 0.42]),
  4: notes([A5, 0], [A5, 0.18], [A5, 0.36]),
  5: notes([C6, 0], [G5, 0.16], [E5, 0.32], [C5, 0.48]),
  6: notes([D5, 0], [A5, 0.3], [D5, 0.6]),
  7: notes([F5, 0], [F5, 0.12], [C6, 0.5], [C6, 0.62]),
};

/** Levels by which people name loudness and brightness. */
export const LEVELS = ['low', 'medium', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** One step of loudness; it runs from 0 to 1. */
export const VOLUME_STEP = 0.1;

/** How loud each level is. The middle one is what a call ends with. */
export const VOLUMES: Readonly<Record<Level, number>> = { low: 0.4, medium: 0.7, high: 1 };

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** A loudness moved by steps, without the rounding errors of adding tenths. */
export const louder = (volume: number, steps: number): number =>
  within(Math.round((volume + steps * VOLUME_STEP) * 10) / 10);

/** The level that a loudness is closest to. */
export function levelOf(volume: number): Level {
  const distance = (level: Level) => Math.abs(VOLUMES[level] - volume);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
